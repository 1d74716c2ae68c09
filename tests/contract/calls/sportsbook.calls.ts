import { calls } from '../calls.ts'
import { stageId } from '../sample-context.ts'

export default calls({
  'sportsbook.bet': {
    at: 'POST /play/:launchId/sportsbook',
    sample: ({ stage, fixture }) => ({
      params: { launchId: stage.SPORTS },
      body: {
        betId: stageId(4),
        matchId: fixture.matchId,
        side: 'home',
        stake: 10,
        odds: fixture.odds.home ?? 0,
      },
    }),
  },
  'sportsbook.state': {
    at: 'GET /play/:launchId/sportsbook',
    sample: ({ stage }) => ({ params: { launchId: stage.SPORTS } }),
  },
})
