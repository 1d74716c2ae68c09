import type registration from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    registration: typeof registration
  }
}
