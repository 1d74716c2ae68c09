import type lottery from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    lottery: typeof lottery
  }
}
