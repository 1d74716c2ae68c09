import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { type ReactNode, useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { PagedList } from '@/shared/query/PagedList'
import page from '@/shared/ui/Page.module.css'
import type { SceneKind } from '@/shared/ui/Scene'
import { EmptyRecord } from './EmptyRecord.tsx'
import type { RecordState } from './record-state.ts'
import { useFreshRecord } from './use-fresh-record.ts'
import type { Selection } from './use-selection.ts'

/** A page of a record: its rows with their days; the first page also has the totals. */
interface RecordPage {
  list: readonly { day: string }[]
  totalCount: number | null
  footer: object | null
}

interface RecordListProps<P extends RecordPage, F extends string> {
  /** The endpoint, which is refetched at each visit. */
  endpoint: Endpoint<EndpointDefinition>
  record: RecordState<P>
  selection: Selection<F>
  onSelect: (selection: Selection<F>) => void
  filters: ReactNode
  totals: (footer: NonNullable<P['footer']>, count: number) => ReactNode
  /** Accessible name of the list. */
  label: string
  /** Sentence and action for an empty period. */
  empty: string
  way: ReactNode
  /** Drawing of an empty record. */
  scene?: SceneKind
  keyOf: (entry: P['list'][number]) => string
  row: (entry: P['list'][number], onShow: (entry: P['list'][number]) => void) => ReactNode
  /** Renders the sheet of the opened entry. */
  sheet: (entry: P['list'][number], onClose: () => void) => ReactNode
}

/** A record screen: filters, totals of the selection, rows by day, and the sheet of the opened entry. */
export function RecordList<P extends RecordPage, F extends string>(props: RecordListProps<P, F>) {
  const { endpoint, record, selection, onSelect, filters, totals, label, empty, way, scene, keyOf, row, sheet } = props
  const { calendar } = useDates()
  const [openedRow, setOpenedRow] = useState<P['list'][number]>()
  useFreshRecord(endpoint)
  const { first, rows, list } = record

  return (
    <div className={page.page}>
      {filters}
      {/* No totals for an empty selection. */}
      {first?.footer && first.totalCount !== 0 && totals(first.footer, first.totalCount ?? 0)}
      <PagedList
        label={label}
        items={rows}
        total={first?.totalCount ?? undefined}
        list={list}
        empty={
          <EmptyRecord selection={selection} onSelect={onSelect} action={way} scene={scene}>
            {empty}
          </EmptyRecord>
        }
        keyOf={keyOf}
        groupOf={({ day }) => calendar(day, 'weekday')}
        row={(entry) => row(entry, setOpenedRow)}
      />
      {openedRow && sheet(openedRow, () => setOpenedRow(undefined))}
    </div>
  )
}
