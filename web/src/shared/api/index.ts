export { ApiError, errorText, isApiError } from './api-error.ts'
export { call } from './call.ts'
export { homeAnnouncementsInput } from './home-announcements.ts'
export { once } from './idempotency.ts'
export { apiPages, closeGap, type ListState, listState, restartPages, useApiChain, useApiPages } from './pages.ts'
export {
  apiQuery,
  currentViewer,
  type Failed,
  failedOf,
  keyOf,
  queryClient,
  refresh,
  STALE,
  useApiQuery,
  useViewer,
  type Viewer,
} from './query.ts'
export { type Run, useRun } from './run.ts'
export { onApiSignal } from './signals.ts'
export { useStoredQuery } from './stored-query.ts'
