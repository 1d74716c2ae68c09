import { Button } from '@/shared/ui/Button'
import { useAddressChoices } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { DropdownMenu } from '../DropdownMenu.tsx'
import { FileButton } from '../FileButton.tsx'
import { callTexts } from './call-texts.ts'
import styles from './calls.module.css'
import { COLUMNS, columnsOf } from './columns.tsx'
import type { ShownCall } from './har.ts'
import type { Archive } from './use-archive.ts'

const w = callTexts

interface CallsToolsProps {
  world: string
  archive: Archive
  all: readonly ShownCall[]
  sorted: readonly ShownCall[]
  found: number
  until: number | undefined
  ofFile: boolean
}

/** Tools for the whole list: pause, choose columns, export and import. */
export function CallsTools({ world, archive, all, sorted, found, until, ofFile }: CallsToolsProps) {
  const { set } = useAddressChoices()
  const last = all.at(-1)?.seq ?? 0
  const { file } = archive
  const paused = until !== undefined && interpolate(w.pausedAt, { seq: until, count: Math.max(0, last - until) })
  return (
    <div className={styles.tools}>
      {file && (
        <fieldset className={styles.source}>
          <legend className="visually-hidden">{w.from}</legend>
          <Button look="secondary" aria-pressed={!ofFile} onClick={() => set({ from: '' })}>
            {w.ofWorld}
          </Button>
          <Button look="secondary" aria-pressed={ofFile} onClick={() => set({ from: 'har' })}>
            {interpolate(w.imported, { name: file.name })}
          </Button>
        </fieldset>
      )}
      {!ofFile && (
        <Button
          look="secondary"
          aria-pressed={until === undefined}
          className={styles.live}
          onClick={() => set({ until: until === undefined ? String(last) : '' })}
        >
          {paused || w.live}
        </Button>
      )}
      <ColumnChoice />
      <span className={styles.count} role="status">
        {archive.said ||
          interpolate(w.count, { found: found.toLocaleString('en'), all: all.length.toLocaleString('en') })}
      </span>
      {archive.problem && (
        <span role="alert" className={styles.problem}>
          {archive.problem}
        </span>
      )}
      <FileButton
        label={w.importHar}
        accept=".har,.gz,application/json"
        onFile={async (chosen) => {
          if (await archive.open(chosen)) set({ from: 'har', until: '' })
        }}
      />
      <Button look="secondary" disabled={ofFile || sorted.length === 0} onClick={() => archive.save(world, sorted)}>
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
