/** The public API of this feature for other parts of the server. */
export { claimReward } from './claim.ts'
export { issueReward } from './issue.ts'
export { rewardNumber } from './payment.ts'
export { type NewReward, rewardsRepository } from './rewards.repository.ts'
