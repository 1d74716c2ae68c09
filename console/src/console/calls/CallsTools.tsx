import type { TapeEntry } from '@understudy/contracts/control/inspect'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { useAddressChoices } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { DropdownMenu } from '../DropdownMenu.tsx'
import { callTexts } from './call-texts.ts'
import styles from './calls.module.css'
import { COLUMNS, columnsOf } from './columns.tsx'
import { useExport } from './use-export.ts'

const w = callTexts

interface CallsToolsProps {
  world: string
  all: readonly TapeEntry[]
  sorted: readonly TapeEntry[]
  found: number
  until: number | undefined
}

/** Tools for the whole list: pause, choose columns, export. */
export function CallsTools({ world, all, sorted, found, until }: CallsToolsProps) {
  const { set } = useAddressChoices()
  const last = all.at(-1)?.seq ?? 0
  const paused = until !== undefined && interpolate(w.pausedAt, { seq: until, count: Math.max(0, last - until) })
  const { save, busy, error, said } = useExport(world)
  return (
    <div className={styles.tools}>
      <Button
        look="secondary"
        aria-pressed={until === undefined}
        className={styles.live}
        onClick={() => set({ until: until === undefined ? String(last) : '' })}
      >
        {paused || w.live}
      </Button>
      <ColumnChoice />
      <span className={styles.count} role="status">
        {said || interpolate(w.count, { found: found.toLocaleString('en'), all: all.length.toLocaleString('en') })}
      </span>
      <ErrorMessage of={error} />
      <Button look="secondary" disabled={sorted.length === 0} busy={busy} onClick={() => save(sorted)}>
        {w.exportHar}
      </Button>
    </div>
  )
}

/** A menu to choose the visible columns. */
function ColumnChoice() {
  const { get, set } = useAddressChoices()
  const columnIds = columnsOf(get('cols'), false).map(({ id }) => id)
  return (
    <DropdownMenu label={w.columns}>
      <fieldset>
        <legend className="visually-hidden">{w.columns}</legend>
        {COLUMNS.map(({ id }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={columnIds.includes(id)}
              onChange={({ target }) => {
                const ids = target.checked ? [...columnIds, id] : columnIds.filter((other) => other !== id)
                set({ cols: ids.join(',') })
              }}
            />
            {w.columnNames[id]}
          </label>
        ))}
      </fieldset>
    </DropdownMenu>
  )
}
