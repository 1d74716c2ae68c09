import { CLIENT_CONFIG } from '@understudy/contracts/client-config'
import { type LanguageCode, languageOf, type PackLanguage, packOf } from '@understudy/contracts/languages'
import { create } from 'zustand'
import { storage } from '@/shared/storage'
import { loadEngine } from './engine.ts'
import type { Pack, Translate } from './texts.ts'
import { type Translator, translator } from './translator.ts'

export type { TextKey, TextValues, Translate } from './texts.ts'

interface LanguageState {
  /** The chosen language, which is sent to the server. */
  code: LanguageCode
  /** The language of the texts on screen: languages without a pack show English. */
  pack: PackLanguage
  t: Translate
}

const chosen = () => storage.language.read() ?? CLIENT_CONFIG.defaultLanguage

const useStore = create<LanguageState>(() => ({ code: chosen(), pack: packOf(chosen()), t: (key) => key }))

/** Loaders of texts: those of the first view, and all others. */
export interface TextSource {
  first: (pack: PackLanguage) => Promise<Pack>
  rest: (pack: PackLanguage) => Promise<Pack>
}

interface Loaded extends Translator {
  /** Set once texts beyond the first view were requested. */
  whole?: Promise<void>
}

let source: TextSource | undefined
let wholeWanted = false
const loaded = new Map<PackLanguage, Loaded>()

/** Loads the texts of the first view in the stored language; must finish before the app renders. */
export async function startTexts(from: TextSource) {
  source = from
  loaded.clear()
  await show(chosen())
}

// Follows a language chosen in another tab; if its texts cannot be loaded, this tab stays as it is.
storage.language.subscribe(() => {
  if (source && chosen() !== useStore.getState().code) show(chosen()).catch(() => {})
})

/**
 * Loads all texts of the current language and the engine. Everything beyond the first view waits for it; after a failure
 * the next call tries again.
 */
export function wholeTexts(): Promise<void> {
  wholeWanted = true
  return completed(useStore.getState().pack)
}

function completed(pack: PackLanguage): Promise<void> {
  const texts = loaded.get(pack)
  if (!texts || !source) return Promise.resolve()
  texts.whole ??= Promise.all([source.rest(pack), loadEngine()])
    .then(([rest]) => {
      texts.add(rest)
      // A new function identity makes mounted components render their texts again.
      if (texts.saidTooEarly() && useStore.getState().pack === pack)
        useStore.setState({ t: (key, values) => texts.t(key, values) })
    })
    .catch((error) => {
      texts.whole = undefined
      throw error
    })
  return texts.whole
}

/** Changes the language without a reload and stores the choice; rejects when its texts cannot be loaded. */
export async function setLanguage(code: LanguageCode) {
  if (await show(code)) storage.language.write(code)
}

let asked = 0

/** False when another language was chosen meanwhile: of two quick taps the last one wins. */
async function show(code: LanguageCode): Promise<boolean> {
  const turn = ++asked
  const pack = packOf(code)
  if (!loaded.has(pack)) {
    const first = await source?.first(pack)
    if (!first) return false
    const texts = translator(pack)
    texts.add(first)
    loaded.set(pack, texts)
  }
  if (wholeWanted) await completed(pack)
  if (turn !== asked) return false
  const { tag, dir } = languageOf(pack)
  document.documentElement.lang = tag
  document.documentElement.dir = dir
  useStore.setState({ code, pack, t: (loaded.get(pack) as Loaded).t })
  return true
}

/** The chosen language, in the server's code. */
export const languageCode = (): LanguageCode => useStore.getState().code
export const useLanguage = (): LanguageCode => useStore((state) => state.code)

/** Direction of the texts on screen. */
export const useDirection = (): 'rtl' | 'ltr' => useStore((state) => languageOf(state.pack).dir)
/** The locale of dates. Roman Urdu uses English (Pakistan), as `Intl` would print its dates in Arabic script. */
export const useLocale = (): string => useStore((state) => (state.pack === 'UR' ? 'ur-PK-u-nu-latn' : 'en-PK'))

/** Returns a text, outside of components. */
export const text: Translate = (key, values) => useStore.getState().t(key, values)

/** `const t = useText()`: the translate function; re-renders when the language changes. */
export const useText = (): Translate => useStore((state) => state.t)
