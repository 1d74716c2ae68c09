import type rewards from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    rewards: typeof rewards
  }
}
