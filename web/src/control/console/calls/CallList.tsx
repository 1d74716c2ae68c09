import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { classes } from '@/shared/ui/classes'
import { Code } from '../../parts/Lists.tsx'
import { ResizeHandle } from '../../parts/ResizeHandle.tsx'
import { interpolate } from '../console-texts.ts'
import { useRowKeys } from '../list-keys.ts'
import { SortHead } from '../SortHead.tsx'
import { asCell, asRow, asRows, asTable } from '../table-roles.ts'
import { useNarrow } from '../use-narrow.ts'
import { callTexts } from './call-texts.ts'
import styles from './calls.module.css'
import { type Column, machineClock, machineTime, StatusOf, shapedBy, sizeOf, WaterfallBar } from './columns.tsx'
import type { ShownCall } from './har.ts'
import { useWidths } from './use-widths.ts'
import type { Visit } from './waterfall.ts'

const w = callTexts

/** A line of the list: a call, or the heading of a visit. */
export type Item = { kind: 'call'; call: ShownCall } | { kind: 'visit'; visit: Visit }

interface CallListProps {
  items: readonly Item[]
  columns: readonly Column[]
  visits: ReadonlyMap<number, Visit>
  sort: string
  onSort: (sort: string) => void
  opened: number | undefined
  compared: number | undefined
  addressOf: (seq: number) => string
  onCompare: ((seq: number) => void) | undefined
}

/** A list of thousands of calls that renders only the visible rows; a click anywhere on a row opens its call. */
export function CallList({ items, columns, sort, onSort, opened, ...rows }: CallListProps) {
  const isPhone = useNarrow()
  const list = useRef<VListHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const widths = useWidths()
  const track = widths.trackOf(columns)
  const seqAt = (at: number) => {
    const item = items[at]
    return item?.kind === 'call' ? item.call.seq : undefined
  }
  useRowKeys({
    count: items.length,
    isRow: (at) => seqAt(at) !== undefined,
    box,
    show: (at) => list.current?.scrollToIndex(at, { align: 'nearest' }),
    onKey: (key, at) => {
      const seq = seqAt(at)
      if (key === 'c' && seq !== undefined) rows.onCompare?.(seq)
    },
  })
  // A call named in the address is scrolled into view.
  const index = items.findIndex((item) => item.kind === 'call' && item.call.seq === opened)
  const isThere = index >= 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when another call is opened, not when the list grows
  useEffect(() => {
    if (isThere) list.current?.scrollToIndex(index, { align: 'nearest' })
  }, [opened, isThere])

  return (
    <section className={styles.scroller} aria-label={w.list}>
      <div {...asTable(w.list, items.length + 1)} className={styles.table} ref={box}>
        <div {...asRows} className={classes(styles.heads, isPhone && 'visually-hidden')}>
          <div {...asRow(1)} className={styles.row} style={{ gridTemplateColumns: track }}>
            {columns.map(({ id, by, isNumber }) => (
              <SortHead
                key={id}
                id={id}
                label={w.columnNames[id]}
                isNumber={isNumber}
                sort={sort}
                onSort={by && onSort}
                grip={
                  <WidthGrip
                    label={interpolate(w.width, { column: w.columnNames[id] })}
                    width={widths.widthOf(id)}
                    onWidth={(width) => widths.set(id, width)}
                    onUsual={() => widths.usual(id)}
                  />
                }
              />
            ))}
          </div>
        </div>
        <VList ref={list} {...asRows} className={styles.rows} bufferSize={400} itemSize={isPhone ? 68 : 30}>
          {items.map((item, index) =>
            item.kind === 'visit' ? (
              <VisitRow key={`v${item.visit.id}`} visit={item.visit} at={index} />
            ) : isPhone ? (
              <CallCard key={item.call.seq} call={item.call} at={index} isOpen={item.call.seq === opened} {...rows} />
            ) : (
              <CallRow
                columns={columns}
                track={track}
                at={index}
                {...rows}
                key={item.call.seq}
                call={item.call}
                isOpen={item.call.seq === opened}
              />
            ),
          )}
        </VList>
      </div>
    </section>
  )
}

interface WidthGripProps {
  label: string
  /** Undefined while the column has its default width. */
  width: number | undefined
  onWidth: (width: number) => void
  onUsual: () => void
}

/** The resize handle of a column; a default width is measured when dragging starts. */
function WidthGrip({ label, width, onWidth, onUsual }: WidthGripProps) {
  const [measured, setMeasured] = useState(80)
  return (
    <span className={styles.edge}>
      <ResizeHandle
        label={label}
        onReset={onUsual}
        className={styles.grip}
        along="x"
        sign={1}
        value={width ?? measured}
        min={40}
        max={900}
        step={16}
        onSize={onWidth}
        onBeforeDrag={(edge) =>
          setMeasured(Math.round(edge.closest('.head')?.getBoundingClientRect().width ?? measured))
        }
      />
    </span>
  )
}

interface RowProps extends Pick<CallListProps, 'visits' | 'compared' | 'addressOf' | 'onCompare'> {
  call: ShownCall
  at: number
  isOpen: boolean
}

function CallRow({
  call,
  at,
  isOpen,
  columns,
  track,
  visits,
  compared,
  addressOf,
  onCompare,
}: RowProps & { columns: readonly Column[]; track: string }) {
  const visit = visits.get(call.seq)
  return (
    <div
      {...asRow(at + 2)}
      className={classes(styles.row, styles.call, isOpen && styles.open, call.seq === compared && styles.compared)}
      style={{ gridTemplateColumns: track }}
    >
      {columns.map((column, first) => (
        <div key={column.id} {...asCell} className={classes(styles.cell, column.isNumber && 'number')}>
          {first === 0 ? (
            <a
              data-row={at}
              className="row-link"
              href={addressOf(call.seq)}
              aria-current={isOpen ? 'true' : undefined}
              aria-label={nameOf(call)}
            >
              {column.cell(call, visit)}
            </a>
          ) : (
            column.cell(call, visit)
          )}
        </div>
      ))}
      {onCompare && !isOpen && <CompareButton seq={call.seq} onCompare={onCompare} />}
    </div>
  )
}

const nameOf = ({ seq, endpoint, status }: ShownCall) => `${seq} ${endpoint} ${status}`

const CompareButton = ({ seq, onCompare }: { seq: number; onCompare: (seq: number) => void }) => (
  <div {...asCell} className={styles.compare}>
    <button type="button" aria-label={`${w.compare}: ${seq}`} title={w.compare} onClick={() => onCompare(seq)}>
      <GitCompareArrows size={14} aria-hidden="true" />
    </button>
  </div>
)

/** A call on a phone: two lines of what matters most. */
function CallCard({ call, at, isOpen, visits, compared, addressOf, onCompare }: RowProps) {
  return (
    <div
      {...asRow(at + 2)}
      className={classes(styles.card, styles.call, isOpen && styles.open, call.seq === compared && styles.compared)}
    >
      <div {...asCell} className={styles.cardCell}>
        <a data-row={at} className="row-link" href={addressOf(call.seq)} aria-label={nameOf(call)}>
          <Code>{call.endpoint}</Code>
        </a>
        <StatusOf call={call} />
        <small>
          {machineClock(machineTime(call))} · {call.actor ?? w.guest}
          {call.page && ` · ${call.page}`}
          {shapedBy(call) && <span className={styles.mark}> · {shapedBy(call)}</span>}
        </small>
        <small className="number">
          {call.ms.toFixed(1)} ms · {sizeOf(call.bytes ?? 0)}
        </small>
        <WaterfallBar call={call} visit={visits.get(call.seq)} />
      </div>
      {onCompare && !isOpen && <CompareButton seq={call.seq} onCompare={onCompare} />}
    </div>
  )
}

const VisitRow = ({ visit: { page, actor, from, to, calls, failed }, at }: { visit: Visit; at: number }) => (
  <div {...asRow(at + 2)} className={styles.visit}>
    <div {...asCell}>
      <strong>{page ?? w.noPage}</strong> · {actor ?? w.guest}
      <small>
        {machineClock(from)} · {interpolate(w.visit, { count: calls, ms: Math.round(to - from) })}
      </small>
      {failed > 0 && <small className={styles.bad}>{interpolate(w.failed, { count: failed })}</small>}
    </div>
  </div>
)
