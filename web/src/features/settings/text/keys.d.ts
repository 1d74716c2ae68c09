import type settings from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    settings: typeof settings
  }
}
