import { languageOf, type PackLanguage } from '@understudy/contracts/languages'
import { engineNow } from './engine.ts'
import type { Pack, TextValues, Translate } from './texts.ts'

/** The texts of one language. */
export interface Translator {
  /** Returns a text by its key, `games:list.title`; a `count` chooses the plural form. */
  t: Translate
  /** Adds texts, also to existing namespaces. */
  add(pack: Pack): void
  /** Whether a text returned so far would be different now that more texts, or the engine, are loaded. */
  saidTooEarly(): boolean
}

/**
 * Resolves plain texts itself, so that the first view needs nothing else; texts with values use the engine. Until that is
 * loaded, values are interpolated with the general plural form.
 */
export function translator(language: PackLanguage): Translator {
  const { tag } = languageOf(language)
  const pack: Record<string, object> = {}
  let early = false
  let engineSays: Translate | undefined

  /** The engine with all texts added so far; they are handed over only once, as that copies them. */
  const fixed = () => {
    const engine = engineNow()
    if (!engine || engineSays) return engineSays
    for (const [namespace, texts] of Object.entries(pack)) engine.addResourceBundle(tag, namespace, texts)
    engineSays = engine.getFixedT(tag) as Translate
    return engineSays
  }

  const t: Translate = (key, values) => {
    const plain = found(pack, key)
    if (plain !== undefined && !values) return plain
    const text = plain ?? found(pack, `${key}_other`)
    const engine = text === undefined ? undefined : fixed()
    if (engine) return engine(key, values)
    early ||= text === undefined || values?.count !== undefined
    return filled(text ?? key, values)
  }

  return {
    t,
    add(more) {
      for (const [namespace, texts] of Object.entries(more)) pack[namespace] = { ...pack[namespace], ...texts }
      engineSays = undefined
    },
    saidTooEarly: () => early,
  }
}

function found(pack: Pack, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  const texts = pack[namespace] as Record<string, unknown> | undefined
  // Error codes are keys that contain dots.
  const text =
    texts?.[path] ??
    path.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts as unknown)
  return typeof text === 'string' ? text : undefined
}

const filled = (text: string, values: TextValues = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
