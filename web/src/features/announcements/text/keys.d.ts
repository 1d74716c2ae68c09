import type announcements from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    announcements: typeof announcements
  }
}
