import { calls } from '../calls.ts'

export default calls({
  'wallet.balance': { at: 'GET /wps/v2/wallets/balance', sample: () => ({ query: { typeId: '0' } }) },
  'wallet.gcs': { at: 'GET /wps/wallets/gcs', sample: () => ({}) },
  'wallet.locks': { at: 'GET /wps/wallets/lockStatus', sample: () => ({}) },
  'wallet.recall': {
    at: 'POST /wps/relay/GCS_walletRecall',
    sample: () => ({ body: { transferId: 'recall-01' } }),
  },
  'wallet.transfer': {
    at: 'POST /wps/relay/GCS_walletTransfer',
    sample: () => ({ body: { from: 'main', to: 'NP', amount: 10, transferId: 'transfer-1' } }),
  },
})
