import { unclaimed } from '@understudy/contracts/rewards'
import { useFlags } from '@/domain/system'
import { call } from '@/shared/api'
import { useRole } from '@/shared/session'
import { asked, useCount } from './count.ts'

const askRewards = asked(() => call(unclaimed))

/** How many rewards wait to be claimed, counted as what waits to be read is; 0 for who can have none. */
export function useUnclaimedRewards(): number {
  const { isMember } = useRole()
  const { rewardCenter } = useFlags()
  return useCount(unclaimed, askRewards, isMember && rewardCenter)
}
