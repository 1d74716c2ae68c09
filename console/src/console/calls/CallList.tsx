import type { TapeEntry } from '@understudy/contracts/control/inspect'
import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua'
import { classes } from '@/shared/ui/classes'
import { Code } from '../../parts/Lists.tsx'
import { useRowKeys } from '../list-keys.ts'
import { SortHead } from '../SortHead.tsx'
import { useNarrow } from '../use-narrow.ts'
import { callTexts as w } from './call-texts.ts'
import styles from './calls.module.css'
import { type Column, machineClock, machineTime, StatusOf, shapedBy, sizeOf } from './columns.tsx'

interface CallListProps {
  calls: readonly TapeEntry[]
  columns: readonly Column[]
  sort: string
  onSort: (sort: string) => void
  opened: number | undefined
  compared: number | undefined
  addressOf: (seq: number) => string
  onCompare: ((seq: number) => void) | undefined
}

/** A table of thousands of calls that renders only the visible rows; a click anywhere on a row opens its call. */
export function CallList({ calls, columns, sort, onSort, ...rows }: CallListProps) {
  const { opened, onCompare } = rows
  const isPhone = useNarrow()
  const list = useRef<VirtualizerHandle>(null)
  const box = useRef<HTMLElement>(null)
  useRowKeys({
    count: calls.length,
    box,
    show: (at) => list.current?.scrollToIndex(at, { align: 'nearest' }),
    onKey: (key, at) => {
      const seq = calls[at]?.seq
      if (key === 'c' && seq !== undefined) onCompare?.(seq)
    },
  })
  // A call named in the address is scrolled into view.
  const index = calls.findIndex(({ seq }) => seq === opened)
  const isThere = index >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when another call is opened, not when the list grows
  useEffect(() => {
    if (isThere) list.current?.scrollToIndex(index, { align: 'nearest' })
  }, [opened, isThere])

  return (
    <section className={styles.scroller} aria-label={w.list} ref={box}>
      <table
        className={styles.table}
        aria-label={w.list}
        aria-rowcount={calls.length + 1}
        style={{ '--columns': columns.map(({ width }) => width).join(' ') }}
      >
        <thead className={classes(isPhone && 'visually-hidden')}>
          <tr className={styles.row} aria-rowindex={1}>
            {columns.map(({ id, by, isNumber }) => (
              <SortHead
                key={id}
                id={id}
                label={w.columnNames[id]}
                isNumber={isNumber}
                sort={sort}
                onSort={by && onSort}
              />
            ))}
          </tr>
        </thead>
        <Virtualizer
          ref={list}
          scrollRef={box}
          as="tbody"
          item={isPhone ? CardRow : Row}
          bufferSize={400}
          itemSize={isPhone ? 68 : 30}
          startMargin={isPhone ? 0 : 30}
        >
          {calls.map((call, index) =>
            isPhone ? (
              <CallCard key={call.seq} call={call} at={index} {...rows} />
            ) : (
              <CallCells key={call.seq} call={call} at={index} columns={columns} {...rows} />
            ),
          )}
        </Virtualizer>
      </table>
    </section>
  )
}

const Row = ({ index, ...row }: CustomItemComponentProps) => (
  <tr {...row} aria-rowindex={index + 2} className={classes(styles.row, styles.call)} />
)

const CardRow = ({ index, ...row }: CustomItemComponentProps) => (
  <tr {...row} aria-rowindex={index + 2} className={classes(styles.card, styles.call)} />
)

interface CellsProps extends Pick<CallListProps, 'opened' | 'compared' | 'addressOf' | 'onCompare'> {
  call: TapeEntry
  at: number
}

function CallCells({ columns, ...cells }: CellsProps & { columns: readonly Column[] }) {
  const { call } = cells
  return (
    <>
      {columns.map((column, first) => (
        <td key={column.id} className={classes(styles.cell, column.isNumber && 'number')}>
          {first === 0 ? <CallLink {...cells}>{column.cell(call)}</CallLink> : column.cell(call)}
        </td>
      ))}
      <CompareCell {...cells} />
    </>
  )
}

/** The link that covers its row; by its state the row is marked. */
const CallLink = ({ call, at, opened, compared, addressOf, children }: CellsProps & { children: React.ReactNode }) => (
  <a
    data-row={at}
    className="row-link"
    href={addressOf(call.seq)}
    aria-current={call.seq === opened || undefined}
    data-compared={call.seq === compared || undefined}
    aria-label={`${call.seq} ${call.endpoint} ${call.status}`}
  >
    {children}
  </a>
)

const CompareCell = ({ call: { seq }, opened, onCompare }: CellsProps) =>
  onCompare &&
  seq !== opened && (
    <td className={styles.compare}>
      <button type="button" aria-label={`${w.compare}: ${seq}`} title={w.compare} onClick={() => onCompare(seq)}>
        <GitCompareArrows size={14} aria-hidden="true" />
      </button>
    </td>
  )

/** A call on a phone: two lines of what matters most. */
function CallCard(cells: CellsProps) {
  const { call } = cells
  return (
    <>
      <td className={styles.cardCell}>
        <CallLink {...cells}>
          <Code>{call.endpoint}</Code>
        </CallLink>
        <StatusOf call={call} />
        <small>
          {machineClock(machineTime(call))} · {call.actor ?? w.guest}
          {call.page && ` · ${call.page}`}
          {shapedBy(call) && <span className={styles.mark}> · {shapedBy(call)}</span>}
        </small>
        <small className="number">
          {call.ms.toFixed(1)} ms · {sizeOf(call.bytes ?? 0)}
        </small>
      </td>
      <CompareCell {...cells} />
    </>
  )
}
