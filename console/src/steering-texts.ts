import { type LanguageCode, languageOf, type PackLanguage, packOf } from '@understudy/contracts/languages'
import { use } from 'react'
import { useLanguage } from '@/shared/i18n'
import { addTexts } from '@/shared/i18n/engine'
import type { Leaves, TextKey, TextValues } from '@/shared/i18n/texts'
import type english from './text/en.json'

type Texts = typeof english
export type SteeringKey = Leaves<Texts>
export type SteeringText = (key: SteeringKey, values?: TextValues) => string

const packs: Record<PackLanguage, () => Promise<{ default: object }>> = {
  UR: () => import('./text/ur.json'),
  'UR-LA': () => import('./text/ur-la.json'),
  EN: () => import('./text/en.json'),
}

const loaded = new Map<PackLanguage, Promise<SteeringText>>()

/** The drawer's texts are a pack of their own, which the app does not load. */
function steeringTexts(language: PackLanguage): Promise<SteeringText> {
  const existing = loaded.get(language)
  if (existing) return existing
  const loading = Promise.all([packs[language](), packs.EN()]).then(([own, english]): SteeringText => {
    const t = addTexts(languageOf(language).tag, { steering: withFallback(own.default, english.default) })
    return (key, values) => t(`steering:${key}` as TextKey, values)
  })
  loaded.set(language, loading)
  // After a failure the next use requests it again.
  loading.catch(() => loaded.delete(language))
  return loading
}

/** A pack in which a missing text is the English one. */
export const withFallback = (own: object, english: object): object => ({
  ...english,
  ...Object.fromEntries(
    Object.entries(own).map(([name, text]) => {
      const fallback: unknown = english[name as never]
      const isGroup = typeof text === 'object' && typeof fallback === 'object' && fallback !== null
      return [name, isGroup ? withFallback(text, fallback) : text]
    }),
  ),
})

let only: LanguageCode | undefined

/** Fixes the language, for the console, which is in English only. */
export const speakOnly = (language: LanguageCode) => {
  only = language
}

/** The language of drawer and console: the app's, unless it is fixed. */
export function useSteeringLanguage(): LanguageCode {
  const language = useLanguage()
  return only ?? language
}

/** Texts in that language; suspends until they are loaded. */
export const useSteeringText = (): SteeringText => use(steeringTexts(packOf(useSteeringLanguage())))
