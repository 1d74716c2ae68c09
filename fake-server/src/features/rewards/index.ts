/** What other parts of the server may know of this feature. */
export { claimReward } from './claim.ts'
export { issueReward } from './issue.ts'
export { rewardNumber } from './payment.ts'
export { type NewReward, rewardsRepository } from './rewards.repository.ts'
export type { RewardRow } from './rewards.table.ts'
