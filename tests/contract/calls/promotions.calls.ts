import { calls } from '../calls.ts'

export default calls({
  'promotions.available': { at: 'GET /wps/relay/MCSFE_getAvailablePromotions', sample: () => ({}) },
  'promotions.claim': {
    at: 'POST /wps/relay/MCSFE_claimPromotion',
    sample: ({ promotion }) => ({ body: { id: promotion.daily } }),
    caller: ({ promotion }) => promotion.claimer,
  },
  'promotions.claimIssued': {
    at: 'POST /wps/relay/MCSFE_claimIssuedPromotion',
    sample: ({ promotion }) => ({ body: { rewardId: promotion.rewardId } }),
    caller: ({ promotion }) => promotion.claimer,
  },
  'promotions.claims': { at: 'GET /wps/relay/MCSFE_getClaimPromotion', sample: () => ({ query: { status: 'I' } }) },
  'promotions.detail': {
    at: 'GET /wps/relay/MCSFE_getPromotionDetail',
    sample: ({ promotion }) => ({ query: { id: String(promotion.daily) } }),
  },
  'promotions.forDeposit': { at: 'GET /wps/relay/MCSFE_getDepositPromotions', sample: () => ({}) },
  'promotions.join': {
    at: 'POST /wps/relay/MCSFE_joinPromotion',
    sample: ({ promotion }) => ({ body: { id: promotion.draw } }),
    caller: ({ promotion }) => promotion.claimer,
  },
  'promotions.list': { at: 'GET /wps/relay/MCSFE_getPromotionList', sample: () => ({}) },
  'promotions.ofMerchant': { at: 'GET /wps/relay/MCSFE_getMerchantAvailablePromotions', sample: () => ({}) },
})
