import { hashOf } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { tableTexts as w } from './table-texts.ts'
import { readable, type Value } from './values.ts'

interface CellProps {
  world: string
  column: string
  value: Value
  /** The table and column that the value refers to. */
  to: { table: string; column: string } | null | undefined
  isRaw: boolean
}

/** Shows a value in readable form with the raw value as its title; a reference links to its row. */
export function Cell({ world, column, value, to, isRaw }: CellProps) {
  if (value === null) return <small>null</small>
  const text = isRaw ? String(value) : readable(column, value)
  const content = (
    <bdi className="cell" title={String(value)}>
      {text}
    </bdi>
  )
  if (!to) return content
  const choices = { where: String(new URLSearchParams({ [to.column]: String(value) })) }
  return (
    <a
      href={hashOf({ page: 'tables', world, more: to.table, choices })}
      title={interpolate(w.follow, { table: to.table })}
    >
      {content}
    </a>
  )
}
