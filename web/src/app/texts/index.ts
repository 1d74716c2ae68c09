import type { PackLanguage } from '@understudy/contracts/languages'
import type { TextSource } from '@/shared/i18n'
import { failureTexts } from '@/shared/i18n/failures'

/** Flattens a pack whose texts are found by their folders: those in `features/menu/text` are the namespace `menu`. */
const flattened = <Named extends object>({
  default: { byFolder, ...named },
}: {
  default: Named & { byFolder: Record<string, object> }
}) => ({
  ...named,
  ...Object.fromEntries(Object.entries(byFolder).map(([path, texts]) => [path.split('/').at(-3), texts])),
})

const packs = {
  UR: () => import('./pack-ur.ts').then(flattened),
  'UR-LA': () => import('./pack-ur-la.ts').then(flattened),
  EN: () => import('./pack-en.ts').then((module) => module.default),
} satisfies Record<PackLanguage, unknown>

const furtherPacks = {
  UR: () => import('./further-ur.ts').then(flattened),
  'UR-LA': () => import('./further-ur-la.ts').then(flattened),
  EN: () => import('./further-en.ts').then((module) => module.default),
} satisfies Record<PackLanguage, unknown>

/** The texts of first views, a file for each language. */
export const firstTexts: TextSource = async (language) => {
  const pack = await packs[language]()
  return { ...pack, failure: failureTexts(pack.shared.error) }
}

/** All other texts of the app, a file for each language. */
export const furtherTexts: TextSource = async (language) => ({ ...(await furtherPacks[language]()) })
