import type referral from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    referral: typeof referral
  }
}
