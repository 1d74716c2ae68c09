import type withdrawals from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    withdrawals: typeof withdrawals
  }
}
