import type agents from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    agents: typeof agents
  }
}
