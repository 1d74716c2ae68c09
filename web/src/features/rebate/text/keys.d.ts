import type rebate from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    rebate: typeof rebate
  }
}
