import { FEATURES } from '../features.ts'
import { type ColumnRules, rulesOf } from '../world/column-rules.ts'
import { outbox } from '../world/world.table.ts'

/** What the columns of all tables hold, where the schema alone does not say. */
export const COLUMN_RULES: ColumnRules = Object.assign({}, rulesOf(outbox), ...FEATURES.map(({ columns }) => columns))
