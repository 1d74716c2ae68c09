import type favourites from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    favourites: typeof favourites
  }
}
