/** The public API of this feature for other parts of the server. */
export { type NewPart, type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'
export { countClaimable, pastRewardsOf } from './rewards-of-parts.ts'
export { chooseForDeposit, claimReward, issue, payForDeposit, quoteForDeposit, releaseForDeposit } from './steps.ts'
export { offeredOf, promotionHead, promotionPictures } from './views.ts'
