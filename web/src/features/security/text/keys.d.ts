import type security from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    security: typeof security
  }
}
