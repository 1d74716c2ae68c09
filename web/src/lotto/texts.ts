import type { PackLanguage } from '@understudy/contracts/languages'
import type { TextSource } from '@/shared/i18n'
import type { Pack } from '@/shared/i18n/texts'

const packs: Record<PackLanguage, () => Promise<{ default: Pack }>> = {
  UR: () => import('./text/pack-ur.ts'),
  'UR-LA': () => import('./text/pack-ur-la.ts'),
  EN: () => import('./text/pack-en.ts'),
}

/** The texts of this page: one file for a language. */
export const lottoTexts: TextSource = async (language) => (await packs[language]()).default
