import { calls } from '../calls.ts'

export default calls({
  'fairness.bet': {
    at: 'GET /wps/report/accountGameBetHistory/:id/fairness',
    sample: ({ betId }) => ({ params: { id: betId } }),
  },
  'fairness.changeClientSeed': {
    at: 'POST /play/:launchId/fairness',
    sample: ({ launchId }) => ({ params: { launchId }, body: { clientSeed: 'my-own-seed' } }),
  },
  'fairness.next': { at: 'GET /play/:launchId/fairness', sample: ({ launchId }) => ({ params: { launchId } }) },
})
