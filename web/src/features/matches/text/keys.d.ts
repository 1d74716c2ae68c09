import type matches from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    matches: typeof matches
  }
}
