export { ApiError, errorText, isApiError } from './api-error.ts'
export { call } from './call.ts'
export { homeAnnouncementsInput } from './home-announcements.ts'

export { changePages, closeGap, type ListState, listState, restartPages, useApiChain, useApiPages } from './pages.ts'
export {
  apiQuery,
  cachedReplies,
  currentViewer,
  type Failed,
  failedOf,
  followNetwork,
  invalidate,
  keyOf,
  queryClient,
  repliesOf,
  STALE,
  storeReply,
  useApiQuery,
  useViewer,
} from './query.ts'
export { onApiSignal } from './signals.ts'
export { storedReply, useStoredQuery } from './stored-query.ts'
