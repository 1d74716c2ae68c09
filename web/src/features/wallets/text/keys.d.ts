import type wallets from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    wallets: typeof wallets
  }
}
