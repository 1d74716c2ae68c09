import { saferPlay } from '@understudy/contracts/safer-play'
import { apiQuery, currentViewer, queryClient, STALE, useApiQuery } from '@/shared/api'

/** The member's limits, reminder and time-outs. */
export const useSaferPlay = () => useApiQuery(saferPlay, undefined, { staleTime: STALE.minute })

/** Asks for their present state, for the cache too. */
export const fetchSaferPlay = () =>
  queryClient.fetchQuery({ ...apiQuery(saferPlay, undefined, currentViewer()), staleTime: 0 })
