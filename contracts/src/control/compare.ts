import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { About, op, params, WorldId } from './fields.ts'
import { Cell, ColumnKind } from './inspect.ts'

/** Limits of a comparison: rows listed per table, and rows compared in all tables. */
export const ROWS_TOLD = 20
export const ROWS_COMPARED = 200_000

export const describeWorld = endpoint({
  ...op,
  name: 'control.describeWorld',
  method: 'PATCH',
  path: '/__control/worlds/:id',
  summary: 'Sets the name and the note of a world, which survive reset and restore; an empty text removes one.',
  params,
  body: z.strictObject({ name: z.optional(About.shape.name), note: z.optional(About.shape.note) }),
  reply: About,
})

const Difference = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** What the columns hold, in order. */
  kinds: z.array(ColumnKind),
  /** Rows of the table in this world. */
  here: z.int(),
  /** Rows of the table in the other world. */
  there: z.int(),
  /** Rows only in this world. */
  added: z.int(),
  /** Rows only in the other world. */
  removed: z.int(),
  /** Rows in both worlds with different values. */
  changed: z.int(),
  /** First differing rows. */
  rows: z.array(
    z.object({
      /** Number of the row in its table. */
      row: z.int(),
      here: z.nullable(z.array(Cell)),
      there: z.nullable(z.array(Cell)),
    }),
  ),
})
export type Difference = z.infer<typeof Difference>

export const WorldDiff = z.object({
  /** Id of the other world; null for the initial state of the scenario. */
  with: z.nullable(z.string()),
  scenario: z.object({ here: z.string(), there: z.string() }),
  /** Differing settings, switches, time and faults, by path, as JSON. */
  settings: z.array(z.object({ path: z.string(), here: z.string(), there: z.string() })),
  /** Tables with differences. */
  tables: z.array(Difference),
  /** Whether the row limit ended the comparison early. */
  cut: z.boolean(),
})
export type WorldDiff = z.infer<typeof WorldDiff>

export const worldDiff = endpoint({
  ...op,
  name: 'control.worldDiff',
  method: 'GET',
  path: '/__control/worlds/:id/diff',
  summary:
    'Compares a world with the first moment of its scenario, or with another world: settings, and rows by their number.',
  params,
  query: z.strictObject({ with: z.optional(WorldId) }),
  reply: WorldDiff,
})
