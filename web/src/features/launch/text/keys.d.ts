import type launch from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    launch: typeof launch
  }
}
