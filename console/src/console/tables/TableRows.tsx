import { tableRows } from '@understudy/contracts/control'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { SearchField } from '../../parts/Fields.tsx'
import { useSteering } from '../../steer.ts'
import { hashOf, useAddress, useAddressChoices } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { useKeys, useRowArrows } from '../keyboard.ts'
import { SortHead } from '../SortHead.tsx'
import { Cell } from './Cell.tsx'
import { RowDialog } from './RowDialog.tsx'
import { tableTexts as w } from './table-texts.ts'
import type { RowChanges } from './use-row-changes.ts'

const ROWS = 50

interface TableRowsProps {
  world: string
  table: string
  changes: RowChanges
}

/** The rows of a table, to sort, filter, page through and change; new rows are highlighted. */
export function TableRows({ world, table, changes }: TableRowsProps) {
  const { get, set } = useAddressChoices()
  const { choices } = useAddress()
  const [find, where, sort, isRaw] = [get('find'), get('where'), get('sort'), get('raw') === '1']
  const offset = Number(/^\d{1,7}$/.exec(get('from'))?.[0] ?? 0)
  const query = { find, where, sort }
  const page = useSteering(tableRows, { params: { id: world, table }, query: { offset, limit: ROWS, ...query } })
  const { columns = [], about = [], rows = [], ids = [], total = 0, keeps = null } = page.data ?? {}
  const localeOf = (data: typeof page.data, at: number) => data?.locales[data.merchants[at] ?? '']
  const fresh = useFresh(rows, `${JSON.stringify(query)} ${offset}`)
  const filters = new URLSearchParams(where)
  const box = useRef<HTMLTableSectionElement>(null)
  const rowId = Number(/^\d{1,15}$/.exec(get('row'))?.[0] ?? -1)
  const opened = ids.indexOf(rowId)
  // An address may name a row that is not on this page of the table.
  const isElsewhere = rowId >= 0 && page.data !== undefined && opened < 0
  const linkedRow = useSteering(
    tableRows,
    { params: { id: world, table }, query: { row: rowId } },
    { enabled: isElsewhere },
  )
  const values = rows[opened] ?? (isElsewhere ? linkedRow.data?.rows[0] : undefined)
  const close = () => set({ row: '' })
  useRowArrows(box)
  useKeys((key) => {
    if (key === 'Escape' && (find || where)) set({ find: '', where: '', from: '' })
  })
  const isNumber = (at: number) => rows.some((row) => typeof row[at] === 'number')
  return (
    <>
      <div className="line">
        <SearchField label={w.find} value={find} onChange={(text) => set({ find: text, from: '' })} />
        <Button
          look="secondary"
          disabled={offset === 0}
          onClick={() => set({ from: String(Math.max(0, offset - ROWS) || '') })}
        >
          {w.earlier}
        </Button>
        <Button look="secondary" disabled={offset + ROWS >= total} onClick={() => set({ from: String(offset + ROWS) })}>
          {w.later}
        </Button>
        <span className="number">
          {total === 0 ? 0 : offset + 1}–{Math.min(total, offset + ROWS)} {w.of} {total} {w.rows}
        </span>
        <Button look="secondary" aria-pressed={isRaw} onClick={() => set({ raw: isRaw ? '' : '1' })}>
          {w.raw}
        </Button>
      </div>
      <ErrorMessage of={page.error ?? (isElsewhere ? linkedRow.error : null)} />
      {isElsewhere && linkedRow.data && !values && <p role="status">{interpolate(w.noRow, { row: rowId, table })}</p>}
      {columns.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that the keyboard can scroll a wide table
        <section className="scroller" aria-label={table} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{w.rows}</span>
                </th>
                {columns.map((column, index) => (
                  <SortHead
                    key={column}
                    id={column}
                    label={column}
                    isNumber={isNumber(index)}
                    sort={sort}
                    onSort={(next) => set({ sort: next, from: '' })}
                  />
                ))}
              </tr>
            </thead>
            <tbody ref={box}>
              <tr className="filters">
                <td />
                {columns.map((column) => (
                  <td key={column}>
                    <input
                      type="search"
                      aria-label={interpolate(w.filter, { column })}
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
              {rows.map((row, index) => (
                <tr key={ids[index]} className={classes(fresh.has(JSON.stringify(row)) && 'fresh')}>
                  <td>
                    <a
                      className="pick"
                      data-row
                      aria-label={interpolate(w.open, { row: ids[index] ?? '' })}
                      href={hashOf({
                        page: 'tables',
                        world,
                        more: table,
                        choices: { ...choices, row: `${ids[index]}` },
                      })}
                    >
                      <Pencil size={13} aria-hidden="true" />
                    </a>
                  </td>
                  {row.map((value, at) => (
                    <td key={columns[at]} className={classes(typeof value === 'number' && 'number')}>
                      <Cell
                        world={world}
                        value={value}
                        about={about[at]}
                        locale={localeOf(page.data, index)}
                        isRaw={isRaw}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {page.data && rows.length === 0 && (
        <div className="empty">
          <p>{find || where ? w.noneLike : w.none}</p>
          {(find || where) && (
            <Button look="secondary" onClick={() => set({ find: '', where: '', from: '' })}>
              {w.showAll}
            </Button>
          )}
        </div>
      )}
      {values && (
        <RowDialog
          key={rowId}
          world={world}
          table={table}
          columns={columns}
          about={about}
          keeps={keeps}
          changes={changes}
          row={rowId}
          values={values}
          locale={opened < 0 ? localeOf(linkedRow.data, 0) : localeOf(page.data, opened)}
          seen={(at) =>
            [...new Set(rows.map((row) => row[at]))].flatMap((value) => (value === null ? [] : String(value)))
          }
          onClose={close}
        />
      )}
    </>
  )
}

/** The rows, as JSON, that the previous fetch of the same page did not have. */
function useFresh(rows: readonly unknown[], question: string): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const before = useRef<{ question: string; rows: ReadonlySet<string> }>(undefined)
  useEffect(() => {
    if (rows.length === 0) return
    const now = new Set(rows.map((row) => JSON.stringify(row)))
    const previous = before.current
    before.current = { question, rows: now }
    if (previous?.question !== question) return setFresh(new Set())
    const newRows = [...now].filter((row) => !previous.rows.has(row))
    if (newRows.length > 0) setFresh(new Set(newRows))
  }, [rows, question])
  return fresh
}
