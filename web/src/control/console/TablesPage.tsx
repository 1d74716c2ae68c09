import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Search } from '../parts/Field.tsx'
import { Code } from '../parts/Rows.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useSteering } from '../steer.ts'
import { hashOf } from './address.ts'
import { tableRows, tables } from './endpoints.ts'
import { Table } from './Table.tsx'
import { words } from './words.ts'

const w = words.tables
const ROWS = 50

/** The data of a world as it lies, secrets masked. */
export function TablesPage({ world, more: table }: { world: string; more: string | undefined }) {
  const list = useSteering(tables, { params: { id: world } })
  return (
    <div className="split side">
      <nav className="list" aria-label={w.list}>
        <Trouble of={list.error} />
        {list.data?.map(({ name, rows }) => (
          <a
            key={name}
            href={hashOf({ page: 'tables', world, more: name })}
            aria-current={name === table ? 'page' : undefined}
          >
            <Code>{name}</Code> <small>{rows}</small>
          </a>
        ))}
      </nav>
      <div className="beside">
        {table === undefined ? <p className="note">{w.pick}</p> : <Rows key={table} world={world} table={table} />}
      </div>
    </div>
  )
}

function Rows({ world, table }: { world: string; table: string }) {
  const [find, setFind] = useState('')
  const [offset, setOffset] = useState(0)
  const page = useSteering(tableRows, { params: { id: world, table }, query: { offset, limit: ROWS, find } })
  const { columns = [], rows = [], total = 0 } = page.data ?? {}
  return (
    <>
      <div className="line">
        <Search
          label={w.find}
          value={find}
          onChange={(text) => {
            setFind(text)
            setOffset(0)
          }}
        />
        <Button disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - ROWS))}>
          {w.earlier}
        </Button>
        <Button disabled={offset + ROWS >= total} onClick={() => setOffset(offset + ROWS)}>
          {w.later}
        </Button>
        <span>
          {total === 0 ? 0 : offset + 1}–{Math.min(total, offset + ROWS)} {w.of} {total} {w.rows}
        </span>
      </div>
      <Trouble of={page.error} />
      {page.data && rows.length === 0 ? (
        <p className="note">{w.none}</p>
      ) : (
        <Table label={table} columns={columns}>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {row.map((cell, at) => (
                <td key={columns[at]} className={typeof cell === 'number' ? 'number' : undefined}>
                  <Cell value={cell} />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

const Cell = ({ value }: { value: string | number | null }) =>
  value === null ? (
    <small>null</small>
  ) : (
    <bdi className="cell" title={String(value)}>
      {String(value)}
    </bdi>
  )
