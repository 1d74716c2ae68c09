import type contracts from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    'agent-contracts': typeof contracts
  }
}
