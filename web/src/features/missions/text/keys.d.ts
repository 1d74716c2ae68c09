import type missions from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    missions: typeof missions
  }
}
