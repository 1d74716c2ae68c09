import type further from './further-en.ts'
import type first from './pack-en.ts'

/** The English packs are the type of all texts: an unknown key does not compile, nor one whose file they do not name. */
declare module '@/shared/i18n/texts' {
  interface Texts extends Omit<typeof first & typeof further, 'shared'> {}
}
