import { texts } from '../texts.ts'
import type { Texts } from '../world-seed.ts'

export type Slogan = readonly [title: Texts, subtitle: Texts]

/** Title and subtitle, Urdu first. */
export const slogan = (ur: string, urSub: string, la: string, laSub: string, en: string, enSub: string): Slogan => [
  texts(ur, la, en),
  texts(urSub, laSub, enSub),
]
