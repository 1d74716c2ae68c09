import type password from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    password: typeof password
  }
}
