import type member from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    member: typeof member
  }
}
