import { calls } from '../calls.ts'

export default calls({
  'vendorWallet.balance': { at: 'GET /play/:launchId/wallet/balance', sample: ({ outside }) => outside },
  'vendorWallet.bet': {
    at: 'POST /play/:launchId/wallet/bet',
    sample: ({ outside }) => ({ ...outside, body: { txId: 'bet', amount: 10_000 } }),
  },
  'vendorWallet.rollback': {
    at: 'POST /play/:launchId/wallet/rollback',
    sample: ({ outside }) => ({ ...outside, body: { txId: 'back', bet: 'never' } }),
  },
  'vendorWallet.win': {
    at: 'POST /play/:launchId/wallet/win',
    sample: ({ outside }) => ({ ...outside, body: { txId: 'win', bet: 'open', amount: 20_000 } }),
  },
})
