import { type SaferPlay, saferPlay } from '@understudy/contracts/safer-play'
import { currentViewer, keyOf, queryClient, STALE, useApiQuery } from '@/shared/api'

/** The member's limits, reminder and time-outs. */
export const useSaferPlay = () => useApiQuery(saferPlay, undefined, { staleTime: STALE.minute })

/** Writes the reply of a change to the cache, which makes a refetch unnecessary. */
export const keepState = (state: SaferPlay) =>
  queryClient.setQueryData(keyOf(saferPlay, undefined, currentViewer()), state)
