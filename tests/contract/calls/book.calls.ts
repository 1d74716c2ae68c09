import { calls } from '../calls.ts'
import { stageId } from '../sample-context.ts'

export default calls({
  'book.bet': {
    at: 'POST /play/:launchId/book',
    sample: ({ stage, fixture }) => ({
      params: { launchId: stage.SPORTS },
      body: {
        ...{ betId: stageId(4), matchId: fixture.matchId, side: 'home', stake: 10 },
        odds: fixture.odds.home ?? 0,
      },
    }),
  },
  'book.state': { at: 'GET /play/:launchId/book', sample: ({ stage }) => ({ params: { launchId: stage.SPORTS } }) },
})
