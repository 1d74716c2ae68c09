import type forms from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    forms: typeof forms
  }
}
