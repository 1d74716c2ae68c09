import { languageOf, type PackLanguage } from '@understudy/contracts/languages'
import { engineNow } from './engine.ts'
import type { Pack, TextValues, Translate } from './texts.ts'

/** The texts of one language. */
export interface Translator {
  /** A text by its key, `games:list.title`; a `count` chooses the plural. */
  t: Translate
  /** Adds texts, also to namespaces that are there already. */
  add(pack: Pack): void
  /** Whether something said so far would read otherwise now that more texts, or the engine, are there. */
  saidTooEarly(): boolean
}

/**
 * Says plain texts by itself, so that the first view needs nothing else; texts with values go to the engine. Until that
 * is there, values are filled in with the plural of many.
 */
export function translator(language: PackLanguage): Translator {
  const { tag } = languageOf(language)
  const pack: Record<string, object> = {}
  let early = false
  let engineSays: Translate | undefined

  /** The engine with all texts added so far: they are handed over once, as that copies each of them. */
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
  // Codes of failures are keys with dots in them.
  const text =
    texts?.[path] ??
    path.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts as unknown)
  return typeof text === 'string' ? text : undefined
}

const filled = (text: string, values: TextValues = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
