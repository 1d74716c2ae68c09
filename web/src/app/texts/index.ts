import type { PackLanguage } from '@understudy/contracts/languages'
import type { TextSource } from '@/shared/i18n'
import { failureTexts } from '@/shared/i18n/failures'

const packs = {
  UR: () => import('./pack-ur.ts'),
  'UR-LA': () => import('./pack-ur-la.ts'),
  EN: () => import('./pack-en.ts'),
} satisfies Record<PackLanguage, unknown>

/** The app's texts, a file for each language. The texts in `features/menu/text` are the namespace `menu`. */
export const appTexts: TextSource = async (language) => {
  const { byFolder, ...named } = (await packs[language]()).default
  const folders = Object.entries(byFolder).map(([path, texts]) => [path.split('/').at(-3), texts])
  return { ...named, failure: failureTexts(named.shared.error), ...Object.fromEntries(folders) }
}
