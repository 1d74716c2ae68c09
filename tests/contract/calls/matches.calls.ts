import { calls } from '../calls.ts'

export default calls({
  'matches.v1': { at: 'GET /wps/relay/GCSGAME_getGameMatch', sample: () => ({}) },
  'matches.v2': { at: 'GET /wps/relay/GCSGAME_getGameMatchV2', sample: () => ({}) },
})
