import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isSpan, PERIODS, type Span } from './period.ts'

/** What of a record is looked at. */
export interface Selection<F extends string = string> {
  span: Span
  /** Those that narrow it. */
  filter: { readonly [K in F]?: string }
}

/** Whether a value of the address is one of those that narrow. */
type Accepts = (value: string) => boolean

/** A value of the address is one of a list. */
export const among =
  (values: readonly string[]): Accepts =>
  (value) =>
    values.includes(value)

/**
 * The selection of a record as it stands in the address: a reload, a link and Back find it again. What the address says
 * and the record does not know counts as not said. A new selection takes the place of the old one in the history, so
 * that Back leaves the record.
 */
export function useSelection<F extends string>(
  accepts: Readonly<Record<F, Accepts>>,
  usual: Span = 'week',
): [selection: Selection<F>, select: (next: Selection<F>) => void] {
  const [query, setQuery] = useSearchParams()
  const search = query.toString()
  const selection = useMemo(() => readSelection(new URLSearchParams(search), accepts, usual), [search, accepts, usual])
  const select = ({ span, filter }: Selection<F>) =>
    setQuery((before) => written(before, span, filter, Object.keys(accepts)), { replace: true })
  return [selection, select]
}

export function readSelection<F extends string>(
  query: URLSearchParams,
  accepts: Readonly<Record<F, Accepts>>,
  usual: Span,
): Selection<F> {
  const days = { startDate: query.get('from') ?? '', endDate: query.get('to') ?? '' }
  const period = PERIODS.find((one) => one === query.get('days'))
  const filter = Object.fromEntries(
    (Object.entries(accepts) as [F, Accepts][]).flatMap(([name, accept]) => {
      const value = query.get(name)
      return value !== null && accept(value) ? [[name, value]] : []
    }),
  ) as Selection<F>['filter']
  return { span: isSpan(days) ? days : (period ?? usual), filter }
}

function written(
  before: URLSearchParams,
  span: Span,
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

/** Whether something beside the days narrows it. */
export const isNarrowed = ({ filter }: Selection): boolean => Object.values(filter).some(Boolean)
