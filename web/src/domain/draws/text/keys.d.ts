import type draws from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    draws: typeof draws
  }
}
