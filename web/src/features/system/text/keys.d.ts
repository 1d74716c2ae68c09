import type system from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    system: typeof system
  }
}
