import { Button } from '@/shared/ui/Button'
import { matches, SearchField } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { hashOf, useAddressChoices } from '../console-address.ts'
import { useNarrow } from '../use-narrow.ts'
import { tableTexts as w } from './table-texts.ts'

/** Below this width the list is above the rows. */
const STACKED = '(max-width: 60rem)'

interface TableEntry {
  feature: string
  name: string
  rows: number
}

interface TableListProps {
  world: string
  table: string | undefined
  tables: readonly TableEntry[]
}

/** The tables of a world by feature, or the largest first. */
export function TableList({ world, table, tables }: TableListProps) {
  const { get, set } = useAddressChoices()
  const [typed, isByCount] = [get('t'), get('by') === 'count']
  const matchingTables = tables.filter(({ feature, name }) => matches(typed, name, featureName(feature)))
  const params = { t: typed, by: get('by') }
  const link = ({ name, rows }: TableEntry) => (
    <a
      key={name}
      href={hashOf({ page: 'tables', world, more: name, choices: params })}
      aria-current={name === table ? 'page' : undefined}
    >
      <Code>{name}</Code> <small className="number">{rows}</small>
    </a>
  )
  const list = (
    <nav className="list" aria-label={w.list}>
      <SearchField label={w.search} value={typed} onChange={(t) => set({ t })} />
      <Button look="secondary" aria-pressed={isByCount} onClick={() => set({ by: isByCount ? '' : 'count' })}>
        {w.byCount}
      </Button>
      {matchingTables.length === 0 && <p className="note">{w.noTable}</p>}
      {isByCount
        ? [...matchingTables].sort((a, b) => b.rows - a.rows).map(link)
        : featuresOf(matchingTables).map(({ feature, own, rows }) => (
            <details key={`${feature} ${typed !== ''}`} open={typed !== '' || own.some(({ name }) => name === table)}>
              <summary>
                {featureName(feature)} <small className="number">{rows}</small>
              </summary>
              {own.map(link)}
            </details>
          ))}
    </nav>
  )
  const isNarrow = useNarrow(STACKED)
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

/** The features in alphabetical order, with their tables and the sum of their rows. */
function featuresOf(tables: readonly TableEntry[]) {
  const features = [...new Set(tables.map(({ feature }) => feature))].sort()
  return features.map((feature) => {
    const own = tables.filter((table) => table.feature === feature)
    return { feature, own, rows: own.reduce((sum, { rows }) => sum + rows, 0) }
  })
}

/** The name of a feature's folder as people read it: `agent-contracts` as Agent contracts. */
function featureName(feature: string): string {
  if (feature === 'vip') return 'VIP'
  const words = feature.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
