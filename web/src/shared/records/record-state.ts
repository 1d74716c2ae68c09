import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ApiError, type ListState, listState } from '@/shared/api'

/** Loaded part of a record. */
export interface RecordState<P extends { list: readonly unknown[] }> {
  /** The first page, which has the totals. */
  first: P | undefined
  rows: P['list'][number][]
  list: ListState
}

/** Converts the pages of a record to the state of a list. */
export const recordState = <P extends { list: readonly unknown[] }>(
  pages: UseInfiniteQueryResult<{ pages: P[] }, ApiError>,
): RecordState<P> => ({
  first: pages.data?.pages[0],
  rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
  list: listState(pages),
})
