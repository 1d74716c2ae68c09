/** What other parts of the server may know of this feature. */
export { REBATE_PER_LEVEL } from './ladder.ts'
export { setVipLevel, vipBenefitAt } from './raise.ts'
