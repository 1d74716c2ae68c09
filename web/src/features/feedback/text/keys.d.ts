import type feedback from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    feedback: typeof feedback
  }
}
