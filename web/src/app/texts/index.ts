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

let tries = 0

/** Retries a failed import under another URL, as older Chromium versions fetch a module URL only once; the error contains the URL. */
async function read(load: () => Promise<{ default: Pack }>): Promise<Pack> {
  const pack = await load().catch((error: Error) => {
    const [address] = /https?:\S+\.js/.exec(error.message) ?? []
    if (!address) throw error
    tries += 1
    return import(/* @vite-ignore */ `${address}?try=${tries}`) as ReturnType<typeof load>
  })
  return pack.default
}

/** The app's texts, two files per language. */
export const appTexts: TextSource = {
  first: (language) => read(first[language]),
  rest: (language) => read(rest[language]),
}
