import { Button } from '../../parts/Button.tsx'
import { matches, Search } from '../../parts/Field.tsx'
import { Code } from '../../parts/Rows.tsx'
import { hashOf, useChoices } from '../address.ts'
import { fill, words } from '../words.ts'

const w = words.tables

interface TableListProps {
  world: string
  table: string | undefined
  tables: readonly { name: string; rows: number }[]
}

/** The tables of a world, those without a row folded away. */
export function TableList({ world, table, tables }: TableListProps) {
  const { get, set } = useChoices()
  const [typed, isByCount] = [get('t'), get('by') === 'count']
  const found = tables.filter(({ name }) => matches(typed, name))
  const full = found.filter(({ rows }) => rows > 0)
  const empty = found.filter(({ rows }) => rows === 0)
  const sorted = isByCount ? [...full].sort((a, b) => b.rows - a.rows) : full
  const kept = { t: typed, by: get('by') }
  const link = ({ name, rows }: { name: string; rows: number }) => (
    <a
      key={name}
      href={hashOf({ page: 'tables', world, more: name, choices: kept })}
      aria-current={name === table ? 'page' : undefined}
    >
      <Code>{name}</Code> <small className="number">{rows}</small>
    </a>
  )
  return (
    <nav className="list" aria-label={w.list}>
      <Search label={w.search} value={typed} onChange={(t) => set({ t })} />
      <Button aria-pressed={isByCount} onClick={() => set({ by: isByCount ? '' : 'count' })}>
        {w.byCount}
      </Button>
      {sorted.map(link)}
      {empty.length > 0 && (
        <details open={typed !== '' || empty.some(({ name }) => name === table)}>
          <summary>{fill(w.empty, { count: empty.length })}</summary>
          {empty.map(link)}
        </details>
      )}
    </nav>
  )
}
