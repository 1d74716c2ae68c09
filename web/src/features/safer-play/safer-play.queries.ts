import { type SaferPlay, saferPlay } from '@understudy/contracts/safer-play'
import { apiQuery, queryClient, STALE, useApiQuery } from '@/shared/api'

/** Limits, reminder and breaks of who is logged in. */
export const useSaferPlay = () => useApiQuery(saferPlay, undefined, { staleTime: STALE.minute })

/** What a change answers is what holds now: nobody has to ask again. */
export const keepState = (state: SaferPlay) => queryClient.setQueryData(apiQuery(saferPlay).queryKey, state)
