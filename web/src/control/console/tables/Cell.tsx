import { hashOf } from '../address.ts'
import { fill } from '../words.ts'
import { readable, type Value } from './values.ts'
import { tableWords as w } from './words.ts'

interface CellProps {
  world: string
  column: string
  value: Value
  /** The table and column whose row the value names. */
  to: { table: string; column: string } | null | undefined
  isRaw: boolean
}

/** A value as a reader understands it, the raw one at hand; one that names a row leads there. */
export function Cell({ world, column, value, to, isRaw }: CellProps) {
  if (value === null) return <small>null</small>
  const text = isRaw ? String(value) : readable(column, value)
  const shown = (
    <bdi className="cell" title={String(value)}>
      {text}
    </bdi>
  )
  if (!to) return shown
  const choices = { where: String(new URLSearchParams({ [to.column]: String(value) })) }
  return (
    <a href={hashOf({ page: 'tables', world, more: to.table, choices })} title={fill(w.follow, { table: to.table })}>
      {shown}
    </a>
  )
}
