import type help from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    help: typeof help
  }
}
