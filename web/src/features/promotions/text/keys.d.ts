import type promotions from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    promotions: typeof promotions
  }
}
