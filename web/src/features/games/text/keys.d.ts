import type games from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    games: typeof games
  }
}
