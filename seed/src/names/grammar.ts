import type { Motif } from '@understudy/art'
import { texts } from '../texts.ts'
import type { Texts } from '../world-seed.ts'

/**
 * Urdu adjectives ending in ا agree with their noun, and so does the "of" between two nouns (کا، کی، کے). Wrong
 * agreement would look broken to every reader of Urdu.
 */
export type Gender = 'm' | 'f' | 'mp'

export interface Noun {
  en: string
  ur: string
  la: string
  gender: Gender
  /** What the picture of a game with this name shows. */
  motif: Motif
}

/** The name of a game, and what its picture shows. */
export interface Title {
  name: Texts
  motif: Motif
}

export interface Modifier {
  en: string
  ur: Record<Gender, string>
  la: Record<Gender, string>
}

export const noun =
  (gender: Gender) =>
  (en: string, ur: string, la: string, motif: Motif): Noun => ({ en, ur, la, gender, motif })

const alike = (form: string): Record<Gender, string> => ({ m: form, f: form, mp: form })

/** An adjective that never changes: شاہی محل, شاہی کشتی. */
export const steady = (en: string, ur: string, la: string): Modifier => ({ en, ur: alike(ur), la: alike(la) })

/** An adjective in ا / ی / ے, given without its ending. */
export const agreeing = (en: string, ur: string, la: string): Modifier => ({
  en,
  ur: { m: `${ur}ا`, f: `${ur}ی`, mp: `${ur}ے` },
  la: { m: `${la}a`, f: `${la}i`, mp: `${la}ay` },
})

/** A noun in the oblique case, followed by the "of" that agrees: صحرا کا اونٹ, صحرا کی کشتی. */
export const genitive = (en: string, ur: string, la: string): Modifier => ({
  en,
  ur: { m: `${ur} کا`, f: `${ur} کی`, mp: `${ur} کے` },
  la: { m: `${la} ka`, f: `${la} ki`, mp: `${la} ke` },
})

export const named = (modifier: Modifier, thing: Noun): Texts =>
  texts(
    `${modifier.ur[thing.gender]} ${thing.ur}`,
    `${modifier.la[thing.gender]} ${thing.la}`,
    `${modifier.en} ${thing.en}`,
  )
