import type { PackLanguage } from '@understudy/contracts/languages'
import type { TextSource } from '@/shared/i18n'
import type { Pack } from '@/shared/i18n/texts'

type Packs = Record<PackLanguage, () => Promise<{ default: Pack }>>

const first: Packs = {
  UR: () => import('./first-ur.ts'),
  'UR-LA': () => import('./first-ur-la.ts'),
  EN: () => import('./first-en.ts'),
}

const rest: Packs = {
  UR: () => import('./rest-ur.ts'),
  'UR-LA': () => import('./rest-ur-la.ts'),
  EN: () => import('./rest-en.ts'),
}

/** The app's texts, two files for a language. */
export const appTexts: TextSource = {
  first: async (language) => (await first[language]()).default,
  rest: async (language) => (await rest[language]()).default,
}
