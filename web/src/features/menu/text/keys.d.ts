import type menu from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    menu: typeof menu
  }
}
