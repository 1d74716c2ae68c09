import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DateRange, isValidRange, PERIODS } from './period.ts'

/** The selection of a record: its days and filters. */
export interface Selection<F extends string = string> {
  span: DateRange
  /** Active filters. */
  filter: { readonly [K in F]?: string }
}

/** Validators of the filters' values in the URL. */
type Accepts = (value: string) => boolean

/** Validates that a value in the URL is one of a list. */
export const among =
  (values: readonly string[]): Accepts =>
  (value) =>
    values.includes(value)

/**
 * The selection of a record, stored in the URL, so that a reload, a link and Back restore it. Invalid values are ignored.
 * A new selection replaces the history entry, so that Back leaves the record.
 */
export function useSelection<F extends string>(
  accepts: Readonly<Record<F, Accepts>>,
  usual: DateRange = 'week',
): [selection: Selection<F>, select: (next: Selection<F>) => void] {
  const [query, setQuery] = useSearchParams()
  const search = query.toString()
  const selection = useMemo(() => readSelection(new URLSearchParams(search), accepts, usual), [search, accepts, usual])
  const select = ({ span, filter }: Selection<F>) =>
    setQuery((before) => writeParams(before, span, filter, Object.keys(accepts)), { replace: true })
  return [selection, select]
}

export function readSelection<F extends string>(
  query: URLSearchParams,
  accepts: Readonly<Record<F, Accepts>>,
  usual: DateRange,
): Selection<F> {
  const days = { startDate: query.get('from') ?? '', endDate: query.get('to') ?? '' }
  const period = PERIODS.find((one) => one === query.get('days'))
  const filter = Object.fromEntries(
    (Object.entries(accepts) as [F, Accepts][]).flatMap(([name, accept]) => {
      const value = query.get(name)
      return value !== null && accept(value) ? [[name, value]] : []
    }),
  ) as Selection<F>['filter']
  return { span: isValidRange(days) ? days : (period ?? usual), filter }
}

function writeParams(
  before: URLSearchParams,
  span: DateRange,
  filter: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): URLSearchParams {
  const query = new URLSearchParams(before)
  for (const name of ['days', 'from', 'to', ...names]) query.delete(name)
  if (typeof span === 'string') query.set('days', span)
  else {
    query.set('from', span.startDate)
    query.set('to', span.endDate)
  }
  for (const name of names) {
    const value = filter[name]
    if (value) query.set(name, value)
  }
  return query
}

/** Whether any filter is active. */
export const isNarrowed = ({ filter }: Selection): boolean => Object.values(filter).some(Boolean)
