import { CLIENT_CONFIG } from '@understudy/contracts/client-config'
import { type LanguageCode, languageOf, type PackLanguage, packOf } from '@understudy/contracts/languages'
import { create } from 'zustand'
import { storage } from '@/shared/storage'
import { loadEngine } from './engine.ts'
import type { Pack, Translate } from './texts.ts'
import { type Translator, translator } from './translator.ts'

export type { TextKey, TextValues, Translate } from './texts.ts'

interface LanguageState {
  /** What the person chose and what travels to the server. */
  code: LanguageCode
  /** Whose texts are on screen: languages without a pack show English. */
  pack: PackLanguage
  t: Translate
}

const chosen = () => storage.language.read() ?? CLIENT_CONFIG.defaultLanguage

const useStore = create<LanguageState>(() => ({ code: chosen(), pack: packOf(chosen()), t: (key) => key }))

/** Where texts come from: those of the first view, and all others. */
export interface TextSource {
  first: (pack: PackLanguage) => Promise<Pack>
  rest: (pack: PackLanguage) => Promise<Pack>
}

interface Loaded extends Translator {
  /** Under way once something beyond the first view is wanted. */
  whole?: Promise<void>
}

let source: TextSource | undefined
let wholeWanted = false
const loaded = new Map<PackLanguage, Loaded>()

/** Loads the texts the first view says in the stored language; the app renders after it. */
export async function startTexts(from: TextSource) {
  source = from
  loaded.clear()
  await show(chosen())
}

// A language chosen in another tab holds here too; where its texts do not come, this tab stays as it is.
storage.language.subscribe(() => {
  if (source && chosen() !== useStore.getState().code) show(chosen()).catch(() => {})
})

/**
 * All texts of the language on screen, and the engine that fills values into them. Whatever is shown beyond the first
 * view waits for it; after a failure the next call tries again.
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
      // Another function makes what is on screen say its texts again.
      if (texts.saidTooEarly() && useStore.getState().pack === pack)
        useStore.setState({ t: (key, values) => texts.t(key, values) })
    })
    .catch((error) => {
      texts.whole = undefined
      throw error
    })
  return texts.whole
}

/** Changes the language without a reload and keeps the choice; fails when its texts cannot be loaded. */
export async function setLanguage(code: LanguageCode) {
  if (await show(code)) storage.language.write(code)
}

let asked = 0

/** False where another language has been asked for meanwhile: of two quick taps the last one holds. */
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

/** The language chosen, as the server wants it. */
export const languageCode = (): LanguageCode => useStore.getState().code
export const useLanguage = (): LanguageCode => useStore((state) => state.code)

/** Direction of the texts on screen. */
export const useDirection = (): 'rtl' | 'ltr' => useStore((state) => languageOf(state.pack).dir)
/** The locale dates are written in; `Intl` prints Roman Urdu dates in Arabic script, English ones of Pakistan read right. */
export const useLocale = (): string => useStore((state) => (state.pack === 'UR' ? 'ur-PK-u-nu-latn' : 'en-PK'))

/** A text outside of components. */
export const text: Translate = (key, values) => useStore.getState().t(key, values)

/** `const t = useText()`: texts that follow the language. */
export const useText = (): Translate => useStore((state) => state.t)
