import type saferPlay from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    'safer-play': typeof saferPlay
  }
}
