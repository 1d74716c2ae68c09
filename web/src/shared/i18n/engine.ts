import { languageOf } from '@understudy/contracts/languages'
import type { i18n } from 'i18next'

let engine: Promise<i18n> | undefined
let loaded: i18n | undefined

/** i18next, which fills values in and chooses plurals; no part of the first view, whose texts are plain keys. */
export function loadEngine(): Promise<i18n> {
  // A try that failed does not stand in the way of the next one.
  engine ??= start().catch((error) => {
    engine = undefined
    throw error
  })
  return engine
}

/** The engine, once it is there. */
export const engineNow = () => loaded

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
  loaded = instance
  return instance
}
