/** The public API of this feature for other parts of the server. */
export { promotionsRepository } from './promotions.repository.ts'
export { countClaimable, pastRewardsOf } from './rewards-of-parts.ts'
export { chooseForDeposit, issue, payForDeposit, quoteForDeposit, releaseForDeposit } from './steps.ts'
export { offeredOf } from './views.ts'
