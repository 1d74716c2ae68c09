import type transfer from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    transfer: typeof transfer
  }
}
