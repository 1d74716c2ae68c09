import { Button } from '@/shared/ui/Button'
import { matches, SearchField } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { hashOf, useAddressChoices } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { useNarrow } from '../use-narrow.ts'
import { tableTexts as w } from './table-texts.ts'

/** Below this width the list is above the rows. */
const STACKED = '(max-width: 60rem)'

interface TableListProps {
  world: string
  table: string | undefined
  tables: readonly { name: string; rows: number }[]
}

/** The tables of a world; empty ones are collapsed. */
export function TableList({ world, table, tables }: TableListProps) {
  const { get, set } = useAddressChoices()
  const [typed, isByCount] = [get('t'), get('by') === 'count']
  const matchingTables = tables.filter(({ name }) => matches(typed, name))
  const full = matchingTables.filter(({ rows }) => rows > 0)
  const empty = matchingTables.filter(({ rows }) => rows === 0)
  const sorted = isByCount ? [...full].sort((a, b) => b.rows - a.rows) : full
  const params = { t: typed, by: get('by') }
  const link = ({ name, rows }: { name: string; rows: number }) => (
    <a
      key={name}
      href={hashOf({ page: 'tables', world, more: name, choices: params })}
      aria-current={name === table ? 'page' : undefined}
    >
      <Code>{name}</Code> <small className="number">{rows}</small>
    </a>
  )
  const isNarrow = useNarrow(STACKED)
  const list = (
    <nav className="list" aria-label={w.list}>
      <SearchField label={w.search} value={typed} onChange={(t) => set({ t })} />
      <Button look="secondary" aria-pressed={isByCount} onClick={() => set({ by: isByCount ? '' : 'count' })}>
        {w.byCount}
      </Button>
      {sorted.map(link)}
      {empty.length > 0 && (
        <details open={typed !== '' || empty.some(({ name }) => name === table)}>
          <summary>{interpolate(w.empty, { count: empty.length })}</summary>
          {empty.map(link)}
        </details>
      )}
    </nav>
  )
  // On narrow pages the list is collapsed, so that the open table is visible.
  if (!isNarrow || table === undefined) return list
  return (
    <details key={table} className="folded">
      <summary>
        {w.list}: <Code>{table}</Code>
      </summary>
      {list}
    </details>
  )
}
