import { useEffect, useRef, useState } from 'react'
import { classes } from '@/shared/ui/classes'
import { Button } from '../../parts/Button.tsx'
import { Search } from '../../parts/Field.tsx'
import { Trouble } from '../../parts/Trouble.tsx'
import { useSteering } from '../../steer.ts'
import { hashOf, useChoices } from '../address.ts'
import { tableRows } from '../endpoints.ts'
import { SortHead } from '../SortHead.tsx'
import { fill, words } from '../words.ts'
import { SaveRows } from './SaveRows.tsx'
import { readable, tableOf, type Value } from './values.ts'

const w = words.tables
const ROWS = 50

interface TableRowsProps {
  world: string
  table: string
  tables: readonly { name: string; columns: string[] }[]
}

/** The rows of a table: sorted, narrowed by column, turned over; what a call wrote since is lit up. */
export function TableRows({ world, table, tables }: TableRowsProps) {
  const { get, set } = useChoices()
  const [find, where, sort, isRaw] = [get('find'), get('where'), get('sort'), get('raw') === '1']
  const offset = Number(/^\d{1,7}$/.exec(get('from'))?.[0] ?? 0)
  const asked = { find, where, sort }
  const page = useSteering(tableRows, { params: { id: world, table }, query: { offset, limit: ROWS, ...asked } })
  const { columns = [], rows = [], total = 0 } = page.data ?? {}
  const fresh = useFresh(rows, `${JSON.stringify(asked)} ${offset}`)
  const filters = new URLSearchParams(where)
  const isNumber = (at: number) => rows.some((row) => typeof row[at] === 'number')
  return (
    <>
      <div className="line">
        <Search label={w.find} value={find} onChange={(text) => set({ find: text, from: '' })} />
        <Button disabled={offset === 0} onClick={() => set({ from: String(Math.max(0, offset - ROWS) || '') })}>
          {w.earlier}
        </Button>
        <Button disabled={offset + ROWS >= total} onClick={() => set({ from: String(offset + ROWS) })}>
          {w.later}
        </Button>
        <span className="number">
          {total === 0 ? 0 : offset + 1}–{Math.min(total, offset + ROWS)} {w.of} {total} {w.rows}
        </span>
        <Button aria-pressed={isRaw} onClick={() => set({ raw: isRaw ? '' : '1' })}>
          {w.raw}
        </Button>
        <SaveRows world={world} table={table} {...asked} />
      </div>
      <Trouble of={page.error} />
      {columns.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard from here
        <section className="scroller" aria-label={table} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <SortHead
                    key={column}
                    isCell
                    id={column}
                    label={column}
                    isNumber={isNumber(at)}
                    sort={sort}
                    onSort={(next) => set({ sort: next, from: '' })}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className="filters">
                {columns.map((column) => (
                  <td key={column}>
                    <input
                      type="search"
                      aria-label={fill(w.filter, { column })}
                      value={filters.get(column) ?? ''}
                      onChange={({ target }) => {
                        filters.set(column, target.value)
                        if (target.value === '') filters.delete(column)
                        set({ where: String(filters), from: '' })
                      }}
                    />
                  </td>
                ))}
              </tr>
              {rows.map((row) => (
                <tr key={JSON.stringify(row)} className={classes(fresh.has(JSON.stringify(row)) && 'fresh')}>
                  {row.map((value, at) => {
                    const column = columns[at] ?? ''
                    return (
                      <td key={column} className={classes(typeof value === 'number' && 'number')}>
                        <Cell world={world} column={column} value={value} to={tableOf(column, tables)} isRaw={isRaw} />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {page.data && rows.length === 0 && <p className="note">{w.none}</p>}
    </>
  )
}

interface CellProps {
  world: string
  column: string
  value: Value
  /** The table the value is an id of. */
  to: string | undefined
  isRaw: boolean
}

function Cell({ world, column, value, to, isRaw }: CellProps) {
  if (value === null) return <small>null</small>
  const text = isRaw ? String(value) : readable(column, value)
  const shown = (
    <bdi className="cell" title={String(value)}>
      {text}
    </bdi>
  )
  if (to === undefined) return shown
  const choices = { where: String(new URLSearchParams({ id: String(value) })) }
  return (
    <a href={hashOf({ page: 'tables', world, more: to, choices })} title={fill(w.follow, { table: to })}>
      {shown}
    </a>
  )
}

/** The rows, as JSON, that were not there when this page of the table was last asked for. */
function useFresh(rows: readonly unknown[], question: string): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const before = useRef<{ question: string; rows: ReadonlySet<string> }>(undefined)
  useEffect(() => {
    if (rows.length === 0) return
    const now = new Set(rows.map((row) => JSON.stringify(row)))
    const known = before.current
    before.current = { question, rows: now }
    if (known?.question !== question) return setFresh(new Set())
    const came = [...now].filter((row) => !known.rows.has(row))
    if (came.length > 0) setFresh(new Set(came))
  }, [rows, question])
  return fresh
}
