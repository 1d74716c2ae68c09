import type messages from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    messages: typeof messages
  }
}
