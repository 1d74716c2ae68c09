import { calls } from '../calls.ts'

export default calls({
  'cards.end': {
    at: 'POST /play/:launchId/cards/end',
    sample: ({ stage, cardRound }) => ({
      params: { launchId: stage.PVP },
      body: { roundId: cardRound, choice: 'show' },
    }),
  },
  'cards.open': {
    at: 'POST /play/:launchId/cards',
    sample: ({ stage, cardRound }) => ({
      params: { launchId: stage.PVP },
      body: { roundId: cardRound, ante: 10 },
    }),
  },
  'cards.state': { at: 'GET /play/:launchId/cards', sample: ({ stage }) => ({ params: { launchId: stage.PVP } }) },
})
