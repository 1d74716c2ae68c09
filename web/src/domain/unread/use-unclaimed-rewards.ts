import { unclaimed } from '@understudy/contracts/rewards'
import { useFlags } from '@/domain/system'
import { call } from '@/shared/api'
import { useRole } from '@/shared/session'
import { throttleWhileVisible, useCount } from './count.ts'

const askRewards = throttleWhileVisible(() => call(unclaimed))

/** Number of claimable rewards, fetched like the unread counts; 0 for players who cannot have any. */
export function useUnclaimedRewards(): number {
  const { isMember } = useRole()
  const { rewardCenter } = useFlags()
  return useCount(unclaimed, askRewards, isMember && rewardCenter) ?? 0
}
