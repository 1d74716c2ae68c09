import type { PackLanguage } from '@understudy/contracts/languages'
import type { TextSource } from '@/shared/i18n'
import { failureTexts } from '@/shared/i18n/failures'

const packs = {
  UR: () => import('./pack-ur.ts'),
  'UR-LA': () => import('./pack-ur-la.ts'),
  EN: () => import('./pack-en.ts'),
} satisfies Record<PackLanguage, unknown>

const furtherPacks = {
  UR: () => import('./further-ur.ts'),
  'UR-LA': () => import('./further-ur-la.ts'),
  EN: () => import('./further-en.ts'),
} satisfies Record<PackLanguage, unknown>

/** The texts in `features/menu/text` are the namespace `menu`. */
const byNamespace = (byFolder: Record<string, object>) =>
  Object.fromEntries(Object.entries(byFolder).map(([path, texts]) => [path.split('/').at(-3), texts]))

/** The texts of first views, a file for each language. */
export const firstTexts: TextSource = async (language) => {
  const { byFolder, ...named } = (await packs[language]()).default
  return { ...named, failure: failureTexts(named.shared.error), ...byNamespace(byFolder) }
}

/** All other texts of the app, a file for each language. */
export const furtherTexts: TextSource = async (language) => {
  const { byFolder, ...named } = (await furtherPacks[language]()).default
  return { ...named, ...byNamespace(byFolder) }
}
