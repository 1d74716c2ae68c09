import * as z from 'zod/mini'
import { About, op, params, WorldId } from './control-fields.ts'
import { Cell } from './control-inspect.ts'
import { endpoint } from './endpoint.ts'

/** Rows of a table that are told one by one, and rows of all tables that are looked at. */
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
  /** Rows of the table here. */
  here: z.int(),
  /** Rows of the table there. */
  there: z.int(),
  /** Rows that are here only. */
  added: z.int(),
  /** Rows that are there only. */
  removed: z.int(),
  /** Rows that are in both and not the same. */
  changed: z.int(),
  /** Some of them; null where the row is missing. */
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
  /** What the world is held against: another world by its id, null for the first moment of its own scenario. */
  with: z.nullable(z.string()),
  scenario: z.object({ here: z.string(), there: z.string() }),
  /** Settings, switches, time and faults that differ, by path, as JSON. */
  settings: z.array(z.object({ path: z.string(), here: z.string(), there: z.string() })),
  /** The tables that differ. */
  tables: z.array(Difference),
  /** Whether it ended before all rows were looked at. */
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
