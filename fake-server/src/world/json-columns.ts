// Schemas of JSON columns, against which rows from elsewhere are validated.
import { PACK_LANGUAGES } from '@understudy/contracts'
import * as z from 'zod/mini'
import { isBounded } from './bounded-pattern.ts'

/** Schemas of JSON columns, by `table.column`; a capsule with rows that violate one is refused. */
export type JsonColumns = Readonly<Record<string, z.core.$ZodType>>

/** Texts by language, each short enough to be parsed in milliseconds however its elements are nested. */
export const Texts = z.record(z.enum(PACK_LANGUAGES), z.string().check(z.maxLength(20_000)))

/** A regular expression without exponential backtracking. */
export const Pattern = z.string().check(
  z.maxLength(200),
  z.refine((text) => text === '*' || isBounded(text), { error: 'pattern' }),
)
