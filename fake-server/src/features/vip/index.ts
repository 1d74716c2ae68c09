/** The public API of this feature for other parts of the server. */
export { REBATE_PER_LEVEL } from './ladder.ts'
export { setVipLevel, vipBenefitAt } from './raise.ts'
