import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields.ts'
import { op, params, WorldId } from './fields.ts'
import { Cell, TableName } from './inspect.ts'

/** Number of row changes that can be undone. */
export const CHANGES_KEPT = 20

const Values = z.record(
  z.string().check(z.regex(/^[a-z0-9_]{1,60}$/)),
  z.union([z.string().check(z.maxLength(20_000)), z.number(), z.null()]),
)
const row = z.strictObject({ id: WorldId, table: TableName, row: wholeNumber(1, Number.MAX_SAFE_INTEGER) })
/** An undoable change; forgotten when the world is reset, restored or reopened. */
const Change = z.object({
  /** Number of the change, for undoing it. */
  change: z.int(),
})

export const changeRow = endpoint({
  ...op,
  name: 'control.changeRow',
  method: 'PATCH',
  path: '/__control/worlds/:id/tables/:table/:row',
  summary: 'Changes values of a row, all of them or none; rows behind money, secrets and keys are refused.',
  params: row,
  body: z.strictObject({
    set: Values,
    /** Expected current values; nothing is written if they differ. */
    was: z._default(Values, {}),
  }),
  reply: z.object({ ...Change.shape, row: z.array(Cell) }),
})

export const deleteRow = endpoint({
  ...op,
  name: 'control.deleteRow',
  method: 'DELETE',
  path: '/__control/worlds/:id/tables/:table/:row',
  summary: 'Deletes a row, unless it is behind money or another row refers to it.',
  params: row,
  reply: Change,
})

export const undoChange = endpoint({
  ...op,
  name: 'control.undoChange',
  method: 'POST',
  path: '/__control/worlds/:id/changes/:change/undo',
  summary: 'Restores a row to what it was before it was changed or deleted by hand.',
  params: z.strictObject({ ...params.shape, change: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  reply: z.object({
    table: z.string(),
    /** Number of the row in its table. */
    row: z.int(),
  }),
})
