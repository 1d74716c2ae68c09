import { type Dispute, disputes } from '@understudy/contracts/disputes'
import { useApiQuery } from '@/shared/api'

/** The member's disputes, newest first. */
export const useDisputes = () => useApiQuery(disputes)

/** Finds the last dispute of a bet. */
export const disputeOf = (list: readonly Dispute[] | undefined, betId: number): Dispute | undefined =>
  list?.find((dispute) => dispute.betId === betId)
