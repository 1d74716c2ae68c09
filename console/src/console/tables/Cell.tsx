import type { TableColumn } from '@understudy/contracts/control/inspect'
import { hashOf } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { tableTexts as w } from './table-texts.ts'
import { type RowLocale, readable, type Value } from './values.ts'

interface CellProps {
  world: string
  value: Value
  about: TableColumn | undefined
  locale: RowLocale | undefined
  isRaw: boolean
}

/** Shows a value in readable form with the raw value as its title; a reference links to its row. */
export function Cell({ world, value, about, locale, isRaw }: CellProps) {
  if (value === null) return <small>null</small>
  const { kind, to } = about ?? {}
  const text = isRaw ? String(value) : readable(kind, value, locale)
  const content = (
    <bdi className="cell" title={kind === 'time' && locale ? `${value} · ${locale.timeZone}` : String(value)}>
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
