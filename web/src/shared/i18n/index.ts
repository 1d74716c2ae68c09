import { CLIENT_CONFIG } from '@understudy/contracts/client-config'
import { type LanguageCode, languageOf, type PackLanguage, packOf } from '@understudy/contracts/languages'
import { create } from 'zustand'
import { storage } from '@/shared/storage'
import type { Translate } from './texts.ts'

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

type LoadTexts = (pack: PackLanguage) => Promise<Translate>
let loadTexts: LoadTexts | undefined

const loaded = new Map<PackLanguage, Translate>()

/** Loads the texts of the stored language; the app renders after it. */
export async function startTexts(load: LoadTexts) {
  loadTexts = load
  loaded.clear()
  await show(chosen())
}

// A language chosen in another tab holds here too; where its texts do not come, this tab stays as it is.
storage.language.subscribe(() => {
  if (loadTexts && chosen() !== useStore.getState().code) show(chosen()).catch(() => {})
})

/** Changes the language without a reload and keeps the choice; fails when its texts cannot be loaded. */
export async function setLanguage(code: LanguageCode) {
  if (await show(code)) storage.language.write(code)
}

let asked = 0

/** False where another language has been asked for meanwhile: of two quick taps the last one holds. */
async function show(code: LanguageCode): Promise<boolean> {
  const turn = ++asked
  const pack = packOf(code)
  const t = loaded.get(pack) ?? (await loadTexts?.(pack))
  if (!t) return false
  loaded.set(pack, t)
  if (turn !== asked) return false
  const { tag, dir } = languageOf(pack)
  document.documentElement.lang = tag
  document.documentElement.dir = dir
  useStore.setState({ code, pack, t })
  return true
}

/** The language chosen, as the server wants it. */
export const languageCode = (): LanguageCode => useStore.getState().code
export const useLanguage = (): LanguageCode => useStore((state) => state.code)
export const subscribeToLanguage = (listener: () => void) => useStore.subscribe(listener)

/** Direction of the texts on screen. */
export const useDirection = (): 'rtl' | 'ltr' => useStore((state) => languageOf(state.pack).dir)
/** The locale dates are written in; `Intl` prints Roman Urdu dates in Arabic script, English ones of Pakistan read right. */
export const useLocale = (): string => useStore((state) => (state.pack === 'UR' ? 'ur-PK-u-nu-latn' : 'en-PK'))

/** A text outside of components. */
export const text: Translate = (key, values) => useStore.getState().t(key, values)

/** `const t = useText()`: texts that follow the language. */
export const useText = (): Translate => useStore((state) => state.t)
