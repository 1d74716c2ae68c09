import type upline from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    'upline-transfer': typeof upline
  }
}
