import type { PackLanguage } from '@understudy/contracts/languages'
import type { TextSource } from '@/shared/i18n'
import { failureTexts } from '@/shared/i18n/failures'

const packs = {
  UR: () => import('./text/pack-ur.ts'),
  'UR-LA': () => import('./text/pack-ur-la.ts'),
  EN: () => import('./text/pack-en.ts'),
} satisfies Record<PackLanguage, unknown>

/** The texts of this page: one file for a language. */
export const lottoTexts: TextSource = async (language) => {
  const pack = (await packs[language]()).default
  return { ...pack, failure: failureTexts(pack.shared.error) }
}
