// Schemas of JSON columns, against which rows from elsewhere are validated.
import { PACK_LANGUAGES } from '@understudy/contracts'
import * as z from 'zod/mini'
import { isBounded } from './bounded-pattern.ts'

/** What columns of JSON must hold, by `table.column`; a capsule whose rows break it is refused. */
export type JsonColumns = Readonly<Record<string, z.core.$ZodType>>

/** A text is short enough to be parsed in milliseconds, however its elements are nested. */
export const Texts = z.record(z.enum(PACK_LANGUAGES), z.string().check(z.maxLength(20_000)))

/** A regular expression that takes no exponential time on any input. */
export const Pattern = z.string().check(
  z.maxLength(200),
  z.refine((text) => text === '*' || isBounded(text), { error: 'pattern' }),
)
