import type records from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    records: typeof records
  }
}
