import type { PackLanguage } from '@understudy/contracts/languages'
import { translator } from '@/shared/i18n/engine'
import type { Pack, Translate } from '@/shared/i18n/texts'

const packs: Record<PackLanguage, () => Promise<{ default: Pack }>> = {
  UR: () => import('./ur.ts'),
  'UR-LA': () => import('./ur-la.ts'),
  EN: () => import('./en.ts'),
}

/** All texts of a language in one file: small enough for the first view, and a language change is one request. */
export const loadPack = async (language: PackLanguage): Promise<Pack> => (await packs[language]()).default

/** The texts of a language, ready to be said. */
export const loadTexts = (language: PackLanguage): Promise<Translate> => translator(language, loadPack)
