import { createInstance } from 'i18next'
import { tellDeveloper } from '@/shared/developer'
import type { Pack, Translate } from './texts.ts'

/** Until all texts are there, one that is missing is empty. */
let complete = true
export const setComplete = (is: boolean) => {
  complete = is
}

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
  saveMissing: import.meta.env.DEV,
  parseMissingKeyHandler: (key) => (complete ? key : ''),
  missingKeyHandler: (_languages, namespace, key) => {
    // A platform newer than the app may refuse with a code that has no text here.
    if (complete && namespace !== 'failure') tellDeveloper(`There is no text ${namespace}:${key}`)
  },
})

/** Adds texts to a language, named by its tag, and returns its translate function. */
export function addTexts(tag: string, pack: Pack): Translate {
  for (const [namespace, texts] of Object.entries(pack)) engine.addResourceBundle(tag, namespace, texts)
  return engine.getFixedT(tag) as Translate
}
