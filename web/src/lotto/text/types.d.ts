import type lotto from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    lotto: typeof lotto
  }
}
