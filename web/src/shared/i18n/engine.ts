import { languageOf, type PackLanguage } from '@understudy/contracts/languages'
import type { i18n } from 'i18next'
import type { Pack, Translate } from './texts.ts'

let engine: Promise<i18n> | undefined

/** Loaded beside the texts and not with the entry: the shell is painted before either is there. */
async function start(): Promise<i18n> {
  const { createInstance } = await import('i18next')
  const instance = createInstance()
  await instance.init({
    // i18next would read a code like ur-LA as "Urdu in Laos" and fall back to the Arabic script.
    load: 'currentOnly',
    // The packs have the same keys (a test holds that), so a fallback would only hide a mistake.
    fallbackLng: false,
    lng: languageOf('EN').tag,
    resources: {},
    interpolation: { escapeValue: false },
  })
  return instance
}

/** The texts of a language as a function of their keys, `games:list.title`; a `count` chooses the plural. */
export async function translator(
  language: PackLanguage,
  load: (language: PackLanguage) => Promise<Pack>,
): Promise<Translate> {
  engine ??= start()
  const { tag } = languageOf(language)
  const [i18next, pack] = await Promise.all([engine, load(language)])
  for (const [namespace, texts] of Object.entries(pack)) i18next.addResourceBundle(tag, namespace, texts)
  const fixed = i18next.getFixedT(tag)
  return (key, values) => fixed(key, values)
}
