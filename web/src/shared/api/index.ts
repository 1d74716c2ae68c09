export { ApiError, errorText, isApiError } from './api-error.ts'
export { call } from './call.ts'
export { homeAnnouncementsInput } from './home-announcements.ts'

export { closeGap, type ListState, listState, restartPages, useApiChain, useApiPages } from './pages.ts'
export {
  apiQuery,
  currentViewer,
  type Failed,
  failedOf,
  invalidate,
  keyOf,
  queryClient,
  STALE,
  useApiQuery,
  useViewer,
} from './query.ts'
export { useRun } from './run.ts'
export { onApiSignal } from './signals.ts'
export { useStoredQuery } from './stored-query.ts'
