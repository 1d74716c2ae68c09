import type { TapeEntry } from '@understudy/contracts/control/inspect'
import type { ReactNode } from 'react'
import { calendar } from '@/shared/clock/calendar'
import { classes } from '@/shared/ui/classes'
import { Code } from '../../parts/Lists.tsx'
import { callTexts } from './call-texts.ts'
import styles from './calls.module.css'

const w = callTexts

export type ColumnId = keyof typeof w.columnNames

export interface Column {
  id: ColumnId
  /** Width of the column, as a grid track. */
  width: string
  isNumber?: boolean
  /** The value to sort by; absent when the column cannot be sorted. */
  by?: (call: TapeEntry) => string | number
  cell: (call: TapeEntry) => ReactNode
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', hourCycle: 'h23' })
const worldClock = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: calendar().zone,
})
export const machineTime = ({ machineAt, at }: TapeEntry) => machineAt ?? at

/** The machine's time as `16:04:12.034`. */
export const machineClock = (time: number) =>
  `${clock.format(time)}.${String(Math.floor(time % 1_000)).padStart(3, '0')}`
export const worldMoment = (time: number) => worldClock.format(time).replace(',', '')

export const sizeOf = (bytes: number) =>
  bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0)} KB`
const isFailed = ({ status, code }: TapeEntry) => status >= 400 || code !== null

/** The faults and flags that affected the reply. */
export const shapedBy = ({ fault, flag, clock: state, cause }: TapeEntry): string =>
  [fault && `${w.fault} ${fault}`, flag && `${w.flag} ${flag}`, state === 'frozen' && w.clock, cause && w.broken]
    .filter(Boolean)
    .join(', ')

export const StatusOf = ({ call }: { call: TapeEntry }) => (
  <span className={classes(styles.status, isFailed(call) ? styles.bad : styles.good)}>
    {call.status} {call.code && <Code>{call.code}</Code>}
  </span>
)

export const COLUMNS: readonly Column[] = [
  { id: 'seq', width: '3.5rem', isNumber: true, by: ({ seq }) => seq, cell: ({ seq }) => seq },
  { id: 'time', width: '6.75rem', by: machineTime, cell: (call) => machineClock(machineTime(call)) },
  { id: 'world', width: '8.25rem', by: ({ at }) => at, cell: ({ at }) => worldMoment(at) },
  { id: 'method', width: '4rem', by: ({ method }) => method, cell: ({ method }) => method },
  {
    id: 'endpoint',
    width: 'minmax(9.5rem, 1.2fr)',
    by: ({ endpoint }) => endpoint,
    cell: ({ endpoint }) => <Code>{endpoint}</Code>,
  },
  { id: 'path', width: 'minmax(14rem, 2fr)', by: ({ path }) => path, cell: ({ path }) => <Code>{path}</Code> },
  {
    id: 'status',
    width: 'minmax(10rem, 1.2fr)',
    by: ({ status, code }) => `${status} ${code ?? ''}`,
    cell: (call) => <StatusOf call={call} />,
  },
  {
    id: 'who',
    width: '5rem',
    by: ({ actor }) => actor ?? '',
    cell: ({ actor }) => actor ?? <small>{w.guest}</small>,
  },
  {
    id: 'page',
    width: 'minmax(6rem, 0.8fr)',
    by: ({ page }) => page ?? '',
    cell: ({ page }) => page && <Code>{page}</Code>,
  },
  { id: 'ms', width: '3.75rem', isNumber: true, by: ({ ms }) => ms, cell: ({ ms }) => ms.toFixed(1) },
  {
    id: 'size',
    width: '4.25rem',
    isNumber: true,
    by: ({ bytes }) => bytes ?? 0,
    cell: ({ bytes = 0 }) => sizeOf(bytes),
  },
  { id: 'rows', width: '3.5rem', isNumber: true, by: ({ rows }) => rows, cell: ({ rows }) => rows || '' },
  {
    id: 'shaped',
    width: 'minmax(6rem, 0.8fr)',
    by: shapedBy,
    cell: (call) => <span className={styles.mark}>{shapedBy(call)}</span>,
  },
]

const USUAL = 'time,world,method,endpoint,status,who,page,ms,size,rows,shaped'
/** Columns while a call is open beside the list. */
const NARROW = 'time,endpoint,status,who,ms'

/**
 * The columns of a list such as `time,endpoint`; unknown names are skipped, an empty list gives the default columns.
 */
export function columnsOf(columnIds: string, isNarrow: boolean): Column[] {
  const ids = (columnIds || (isNarrow ? NARROW : USUAL)).split(',')
  const visible = COLUMNS.filter(({ id }) => ids.includes(id))
  return visible.length > 0 ? visible : columnsOf('', isNarrow)
}

/** Sorts calls by a column such as `ms`, descending with `-ms`; by default the newest come first. */
export function sortedBy(calls: readonly TapeEntry[], sort: string): TapeEntry[] {
  const isFalling = sort.startsWith('-')
  const by = COLUMNS.find(({ id }) => id === (isFalling ? sort.slice(1) : sort))?.by
  if (!by) return calls.toReversed()
  const sign = isFalling ? -1 : 1
  return [...calls].sort((a, b) => {
    const [first, second] = [by(a), by(b)]
    return first < second ? -sign : first > second ? sign : b.seq - a.seq
  })
}
