import type recents from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    recents: typeof recents
  }
}
