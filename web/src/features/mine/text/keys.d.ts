import type mine from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    mine: typeof mine
  }
}
