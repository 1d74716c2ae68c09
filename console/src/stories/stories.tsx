import type { PackLanguage } from '@understudy/contracts/languages'
import { packOf } from '@understudy/contracts/languages'
import { use } from 'react'
import { useSteeringLanguage } from '../steering-texts.ts'

export type StoryKind = 'scenario' | 'person'
type Stories = Readonly<Record<StoryKind, Readonly<Record<string, string>>>>

const packs: Record<PackLanguage, () => Promise<{ default: Stories }>> = {
  UR: () => import('./text/ur.json'),
  'UR-LA': () => import('./text/ur-la.json'),
  EN: () => import('./text/en.json'),
}

/** Translates what a server tells of a scenario or a person; undefined where there is no translation of these words. */
export type TranslateStory = (kind: StoryKind, name: string, story: string) => string | undefined

const loaded = new Map<PackLanguage, Promise<TranslateStory>>()

function translations(language: PackLanguage): Promise<TranslateStory> {
  const existing = loaded.get(language)
  if (existing) return existing
  const loading = load(language)
  loaded.set(language, loading)
  // After a failure the next use requests it again.
  loading.catch(() => loaded.delete(language))
  return loading
}

async function load(language: PackLanguage): Promise<TranslateStory> {
  if (language === 'EN') return () => undefined
  const [{ default: english }, { default: translated }] = await Promise.all([packs.EN(), packs[language]()])
  // A server with scenarios or people of its own may use the same names for others.
  return (kind, name, story) => (english[kind][name] === story ? translated[kind][name] : undefined)
}

/** Translations into the language of the drawer; suspends until they are loaded. */
export const useStories = (): TranslateStory => use(translations(packOf(useSteeringLanguage())))

interface StoryProps {
  kind: StoryKind
  name: string
  /** The server's words, in English. */
  story: string
}

/** The story of a scenario or a person in the language of the drawer; in English where it is not translated. */
export function Story({ kind, name, story }: StoryProps) {
  return useStories()(kind, name, story) ?? <bdi>{story}</bdi>
}
