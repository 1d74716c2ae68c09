import type { PackLanguage } from '@understudy/contracts/languages'
import type { TextSource } from '@/shared/i18n'
import type { Pack } from '@/shared/i18n/texts'

const packs: Record<PackLanguage, () => Promise<{ default: Pack }>> = {
  UR: () => import('./pack-ur.ts'),
  'UR-LA': () => import('./pack-ur-la.ts'),
  EN: () => import('./pack-en.ts'),
}

/** The app's texts, a file for each language. */
export const appTexts: TextSource = async (language) => (await packs[language]()).default
