import type install from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    install: typeof install
  }
}
