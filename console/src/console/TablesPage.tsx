import { tableRows, tables } from '@understudy/contracts/control'
import { useEffect } from 'react'
import { Button } from '@/shared/ui/Button'
import { onWorldEvent } from '../follow.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { invalidate, useSteering } from '../steer.ts'
import { hashOf } from './console-address.ts'
import { useSearchKey } from './keyboard.ts'
import { TableList } from './tables/TableList.tsx'
import { TableRows } from './tables/TableRows.tsx'
import { tableTexts as w } from './tables/table-texts.ts'
import { type RowChanges, useRowChanges } from './tables/use-row-changes.ts'

/** Calls come in bursts; the table is refetched at most once per interval, in ms. */
const TOGETHER = 400

/** The database tables of a world, with secrets masked. */
export function TablesPage({ world, more: table }: { world: string; more: string | undefined }) {
  const list = useSteering(tables, { params: { id: world } })
  const changes = useRowChanges(world)
  useFollowing()
  useSearchKey()
  return (
    <div className="split side">
      <div>
        <ErrorMessage of={list.error} />
        {list.data && <TableList world={world} table={table} tables={list.data} />}
      </div>
      <div className="beside">
        <Undo changes={changes} />
        {table === undefined ? (
          <div className="empty">
            <p>{w.pick}</p>
            <a className="button" href={hashOf({ page: 'calls', world, choices: { q: 'wrote' } })}>
              {w.pickCalls}
            </a>
          </div>
        ) : (
          <TableRows key={table} world={world} table={table} changes={changes} />
        )}
      </div>
    </div>
  )
}

/** The last manual change, with a button that undoes it. */
function Undo({ changes: { said, undo, act } }: { changes: RowChanges }) {
  return (
    <div className={said ? 'said' : undefined}>
      <span role="status">{said}</span>
      {undo && (
        <Button look="secondary" busy={act.busy} onClick={undo}>
          {w.undo}
        </Button>
      )}
      {said && <ErrorMessage of={act.error} />}
    </div>
  )
}

/** Reloads the table after a call that wrote data and after a command of the console or drawer. */
function useFollowing() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onWorldEvent((event) => {
      if (event.type === 'call' ? event.call.rows === 0 : event.type !== 'steered') return
      timer ??= setTimeout(() => {
        timer = undefined
        void invalidate(tables, tableRows)
      }, TOGETHER)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
