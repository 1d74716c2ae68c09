import { languageOf, type PackLanguage } from '@understudy/contracts/languages'
import { createInstance } from 'i18next'
import type { Pack, Translate } from './texts.ts'

const engine = createInstance()
void engine.init({
  initAsync: false,
  // i18next would interpret a code like ur-LA as "Urdu in Laos" and fall back to the Arabic script.
  load: 'currentOnly',
  // A test ensures that all packs have the same keys, so a fallback would only hide a mistake.
  fallbackLng: false,
  resources: {},
  interpolation: { escapeValue: false },
  appendNamespaceToMissingKey: true,
})

/** Adds texts to a language, by namespace, and returns its translate function. */
export function addTexts(language: PackLanguage, pack: Pack): Translate {
  const { tag } = languageOf(language)
  for (const [namespace, texts] of Object.entries(pack)) engine.addResourceBundle(tag, namespace, texts)
  return engine.getFixedT(tag) as Translate
}
