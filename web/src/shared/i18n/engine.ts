import { languageOf } from '@understudy/contracts/languages'
import type { i18n } from 'i18next'

let engine: Promise<i18n> | undefined
let loaded: i18n | undefined

/** Loads i18next, which interpolates values and chooses plurals. The first view does not need it, as its texts are plain. */
export function loadEngine(): Promise<i18n> {
  // A failed attempt is not cached, so that the next call tries again.
  engine ??= start().catch((error) => {
    engine = undefined
    throw error
  })
  return engine
}

/** The engine, once loaded. */
export const engineNow = () => loaded

async function start(): Promise<i18n> {
  const { createInstance } = await import('i18next')
  const instance = createInstance()
  await instance.init({
    // i18next would interpret a code like ur-LA as "Urdu in Laos" and fall back to the Arabic script.
    load: 'currentOnly',
    // A test ensures that all packs have the same keys, so a fallback would only hide a mistake.
    fallbackLng: false,
    lng: languageOf('EN').tag,
    resources: {},
    interpolation: { escapeValue: false },
  })
  loaded = instance
  return instance
}
