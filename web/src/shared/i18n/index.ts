import { CLIENT_CONFIG } from '@understudy/contracts/client-config'
import {
  isPseudoLocale,
  type LanguageCode,
  languageOf,
  type PackLanguage,
  type PseudoLocale,
  packOf,
} from '@understudy/contracts/languages'
import { create } from 'zustand'
import { isServed } from '@/shared/reload'
import { storage } from '@/shared/storage'
import { addTexts, setComplete } from './engine.ts'
import type { Pack, Translate } from './texts.ts'

export type { TextKey, TextValues, Translate } from './texts.ts'

/** Loads the texts of a language. */
export type TextSource = (pack: PackLanguage) => Promise<Pack>

interface LanguageState {
  /** The chosen language, which is sent to the server. */
  code: LanguageCode
  /** The language of the texts on screen: languages without a pack show English. */
  pack: PackLanguage
  dir: 'ltr' | 'rtl'
  t: Translate
  /** The language that was chosen last, whose texts may still be loading. */
  chosen: LanguageCode
  source: TextSource | undefined
  /** Source of the texts that first views do without, until they are added. */
  further: TextSource | undefined
}

const stored = () => storage.language.read() ?? CLIENT_CONFIG.defaultLanguage

const useStore = create<LanguageState>(() => ({
  code: stored(),
  pack: packOf(stored()),
  dir: languageOf(packOf(stored())).dir,
  t: (key) => key,
  chosen: stored(),
  source: undefined,
  further: undefined,
}))

/** Loads the texts of the stored language; must finish before the app renders. `further` are added by `allTexts`. Follows other tabs. */
export async function startTexts(source: TextSource, further?: TextSource) {
  useStore.setState({ source, further })
  setComplete(!further)
  storage.language.subscribe(followOtherTabs)
  await show(stored())
}

let adding: Promise<void> | undefined

/** Loads the texts that first views do without; from then on they come with each language. */
export function allTexts(): Promise<void> {
  adding ??= addFurther().finally(() => {
    adding = undefined
  })
  return adding
}

async function addFurther() {
  const { source, further, chosen } = useStore.getState()
  if (!source || !further) return
  const both: TextSource = async (pack) => Object.assign({}, ...(await Promise.all([source(pack), further(pack)])))
  await both(packOf(chosen))
  useStore.setState({ source: both, further: undefined })
  setComplete(true)
  // The language may have changed meanwhile.
  await show(useStore.getState().chosen)
}

/** Shows a language chosen in another tab; if its texts cannot be loaded, this tab stays as it is. */
function followOtherTabs() {
  if (stored() !== useStore.getState().code) show(stored()).catch(() => {})
}

/** Packs that could not be loaded, which a browser may remember until the document is loaded again. */
const failedPacks = new Set<PackLanguage>()

/**
 * Changes the language and stores the choice, without a reload unless its texts failed to load before. Rejects when they
 * cannot be loaded.
 */
export async function setLanguage(code: LanguageCode) {
  if (isPseudoLocale(storage.pseudo.read())) storage.pseudo.write('off')
  const pack = packOf(code)
  try {
    if (await show(code)) storage.language.write(code)
  } catch (error) {
    const mayReload = failedPacks.has(pack) && (await isServed())
    // Of two quick taps the last one wins, also when the first one fails.
    if (!mayReload || useStore.getState().chosen !== code) {
      failedPacks.add(pack)
      throw error
    }
    storage.language.write(code)
    location.reload()
  }
}

/** Shows pseudo-translated texts until a language is chosen. */
export async function setPseudoLocale(locale: PseudoLocale) {
  storage.pseudo.write(locale)
  if (await show('EN')) storage.language.write('EN')
}

/** False when another language was chosen meanwhile: of two quick taps the last one wins. */
async function show(code: LanguageCode): Promise<boolean> {
  useStore.setState({ chosen: code })
  const pack = packOf(code)
  const texts = await useStore.getState().source?.(pack)
  if (!texts || useStore.getState().chosen !== code) return false
  const locale = storage.pseudo.read()
  const pseudo = isPseudoLocale(locale) ? (await import('./pseudo.ts')).pseudoPage(locale, texts) : undefined
  const { tag, dir } = pseudo ?? languageOf(pack)
  document.documentElement.lang = tag
  document.documentElement.dir = dir
  useStore.setState({ code, pack, dir, t: addTexts(tag, pseudo?.texts ?? texts) })
  return true
}

/** The chosen language, in the server's code. */
export const languageCode = (): LanguageCode => useStore.getState().code
export const useLanguage = (): LanguageCode => useStore((state) => state.code)

/** Direction of the texts on screen. */
export const useDirection = (): 'rtl' | 'ltr' => useStore((state) => state.dir)
/** The locale of dates. Roman Urdu uses English (Pakistan), as `Intl` would print its dates in Arabic script; `useDates` puts its names in. */
export const useLocale = (): string => useStore((state) => (state.pack === 'UR' ? 'ur-PK-u-nu-latn' : 'en-PK'))

/** Whether the texts on screen are in Roman Urdu. */
export const useRomanUrdu = (): boolean => useStore((state) => state.pack === 'UR-LA')

/** Returns a text, outside of components. */
export const text: Translate = (key, values) => useStore.getState().t(key, values)

/** `const t = useText()`: the translate function; re-renders when the language changes. */
export const useText = (): Translate => useStore((state) => state.t)
