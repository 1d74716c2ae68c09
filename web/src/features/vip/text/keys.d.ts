import type vip from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    vip: typeof vip
  }
}
