import type shell from './en.json'

declare module '@/shared/i18n/texts' {
  interface Texts {
    shell: typeof shell
  }
}
