import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ApiError, type ListState, listState } from '@/shared/api'

/** What has come of a record so far. */
export interface RecordState<P extends { list: readonly unknown[] }> {
  /** The first page, with what all of the selection came to. */
  first: P | undefined
  rows: P['list'][number][]
  list: ListState
}

/** The pages of a record, as a list shows them. */
export const recordState = <P extends { list: readonly unknown[] }>(
  pages: UseInfiniteQueryResult<{ pages: P[] }, ApiError>,
): RecordState<P> => ({
  first: pages.data?.pages[0],
  rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
  list: listState(pages),
})
