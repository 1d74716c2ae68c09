import type { ReactNode } from 'react'
import type { ApiError } from '@/shared/api/api-error'
import { QueryFailed } from './QueryFailed.tsx'

/** The state of a query that `QueryState` needs. */
export interface Query<T> {
  data: T | undefined
  error: ApiError | null | undefined
  refetch: () => unknown
}

interface QueryStateProps<T> {
  query: Query<T>
  /** Skeleton in the final shape, until the reply arrives. */
  waiting: ReactNode
  /** Text to show instead of the failure's reason. */
  failed?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders a query's three states: pending, failed with a retry button, loaded. A failed refetch keeps the loaded content. */
export function QueryState<T>({ query: { data, error, refetch }, waiting, failed, children }: QueryStateProps<T>) {
  if (data !== undefined) return children(data)
  if (!error) return waiting
  return (
    <QueryFailed error={error} onRetry={refetch}>
      {failed}
    </QueryFailed>
  )
}
