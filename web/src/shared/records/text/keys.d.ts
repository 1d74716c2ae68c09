import type record from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    record: typeof record
  }
}
