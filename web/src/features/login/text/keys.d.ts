import type login from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    login: typeof login
  }
}
