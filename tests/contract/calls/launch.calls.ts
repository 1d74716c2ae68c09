import { calls } from '../calls.ts'
import { launchQuery } from '../sample-context.ts'

export default calls({
  'launch.game': { at: 'GET /wps/game/launchGame', sample: ({ game }) => ({ query: launchQuery(game) }) },
  'launch.guestSports': { at: 'GET /wps/relay/GCS_gameLaunchFB', sample: () => ({ query: { platform: 'html5' } }) },
})
