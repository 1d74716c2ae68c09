import type bets from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    bets: typeof bets
  }
}
