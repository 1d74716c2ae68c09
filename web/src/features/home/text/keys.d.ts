import type home from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    home: typeof home
  }
}
