import type deposits from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    deposits: typeof deposits
  }
}
