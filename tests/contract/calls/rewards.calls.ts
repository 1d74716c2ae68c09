import { calls } from '../calls.ts'

export default calls({
  'rewards.claim': {
    at: 'POST /wps/relay/PROMOFE_claimTicket',
    sample: ({ rewardId }) => ({ body: { transactionId: rewardId } }),
  },
  'rewards.claimable': {
    at: 'GET /wps/relay/PROMOFE_getClaimTicketList',
    sample: () => ({ query: { status: 'AVAILABLE' } }),
  },
  'rewards.history': { at: 'GET /wps/relay/PROMOFE_getClaimTicketHistory', sample: () => ({ query: {} }) },
  'rewards.unclaimed': { at: 'GET /wps/relay/PROMOFE_getClaimTicketCount', sample: () => ({}) },
})
