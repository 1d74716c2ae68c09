import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { type ReactNode, useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { PagedList } from '@/shared/query/PagedList'
import page from '@/shared/ui/Page.module.css'
import { EmptyRecord } from './EmptyRecord.tsx'
import type { RecordState } from './record-state.ts'
import { useFreshRecord } from './use-fresh-record.ts'
import type { Selection } from './use-selection.ts'

/** A page of a record: its rows, each on a day; the sums come with the first one. */
interface RecordPage {
  list: readonly { day: string }[]
  totalCount: number | null
  footer: object | null
}

interface RecordListProps<P extends RecordPage, F extends string> {
  /** The call behind it: a visit asks it again. */
  endpoint: Endpoint<EndpointDefinition>
  record: RecordState<P>
  selection: Selection<F>
  onSelect: (selection: Selection<F>) => void
  filters: ReactNode
  totals: (footer: NonNullable<P['footer']>, count: number) => ReactNode
  /** What is listed, for screen readers. */
  label: string
  /** One sentence for days without anything, and the way on from there. */
  empty: string
  way: ReactNode
  keyOf: (entry: P['list'][number]) => string
  row: (entry: P['list'][number], onShow: (entry: P['list'][number]) => void) => ReactNode
  /** All that is known of the entry that was opened. */
  sheet: (entry: P['list'][number], onClose: () => void) => ReactNode
}

/** A record as its screen shows it: filters, sums over the selection, rows by day, and the sheet of the one that was opened. */
export function RecordList<P extends RecordPage, F extends string>(props: RecordListProps<P, F>) {
  const { endpoint, record, selection, onSelect, filters, totals, label, empty, way, keyOf, row, sheet } = props
  const { calendar } = useDates()
  const [shown, setShown] = useState<P['list'][number]>()
  useFreshRecord(endpoint)
  const { first, rows, list } = record

  return (
    <div className={page.page}>
      {filters}
      {/* Sums of nothing say nothing. */}
      {first?.footer && first.totalCount !== 0 && totals(first.footer, first.totalCount ?? 0)}
      <PagedList
        label={label}
        items={rows}
        total={first?.totalCount ?? undefined}
        list={list}
        empty={
          <EmptyRecord selection={selection} onSelect={onSelect} action={way}>
            {empty}
          </EmptyRecord>
        }
        keyOf={keyOf}
        groupOf={({ day }) => calendar(day, 'weekday')}
        row={(entry) => row(entry, setShown)}
      />
      {shown && sheet(shown, () => setShown(undefined))}
    </div>
  )
}
