import type { ReactNode } from 'react'
import type { ApiError } from '@/shared/api/api-error'
import { QueryFailed } from './QueryFailed.tsx'

/** What a query tells of itself, wherever its reply is kept. */
export interface Query<T> {
  data: T | undefined
  error: ApiError | null | undefined
  refetch: () => unknown
}

interface QueryStateProps<T> {
  query: Query<T>
  /** Stands there in the final shape until the reply has come. */
  waiting: ReactNode
  /** What is said when it does not come, if not the reason. */
  failed?: ReactNode
  children: (data: T) => ReactNode
}

/** The three states of what is asked for: on its way, failed with another try, there. What is there stays there when a newer reply fails. */
export function QueryState<T>({ query: { data, error, refetch }, waiting, failed, children }: QueryStateProps<T>) {
  if (data !== undefined) return children(data)
  if (!error) return waiting
  return (
    <QueryFailed error={error} onRetry={refetch}>
      {failed}
    </QueryFailed>
  )
}
