import type inbox from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    inbox: typeof inbox
  }
}
