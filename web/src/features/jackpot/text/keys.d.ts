import type jackpot from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    jackpot: typeof jackpot
  }
}
