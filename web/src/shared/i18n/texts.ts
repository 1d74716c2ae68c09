import type error from '@understudy/contracts/error-texts/en.json'
import type shared from './text/en.json'

/** The namespaces of texts and the types of their English texts; the packs of the app and of the lottery page add theirs. */
export interface Texts {
  /** Texts of failures come from the contracts, as the server uses them too. */
  shared: typeof shared & { error: typeof error }
}

type Plain<K extends string> = K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : K
/** Paths of the texts in a nested object, with plural forms merged. */
export type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

/** `namespace:path.to.text`, as in `games:list.title`. */
export type TextKey = { [N in keyof Texts & string]: `${N}:${Leaves<Texts[N]>}` }[keyof Texts & string]
export type TextValues = Record<string, string | number>
export type Translate = (key: TextKey, values?: TextValues) => string

/** All texts of one language: namespace to its nested texts. */
export type Pack = Record<string, object>
