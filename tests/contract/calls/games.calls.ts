import { calls } from '../calls.ts'

export default calls({
  'games.facts': { at: 'GET /wps/relay/GCSGAME_gameFacts', sample: () => ({ query: { nodeId: '110001' } }) },
  'games.hot': {
    at: 'GET /wps/relay/GCSGAME_hotGamesV2',
    sample: () => ({ query: { isPlatform: '1', language: 'EN', platform: 'html5' } }),
  },
  'games.list': {
    at: 'GET /wps/relay/GCSGAME_gameList',
    sample: () => ({ query: { gameType: 'RNG', pageNo: 1, pageSize: 27, language: 'EN' } }),
  },
  'games.vendorMenu': { at: 'GET /wps/relay/GCSGAME_newGameVendor', sample: () => ({ query: { gameType: 'RNG' } }) },
  'games.vendorTypes': {
    at: 'GET /wps/relay/GCSGAME_getVassGameType',
    sample: () => ({ query: { typeId: '1', merchant_code: 'aurora1' } }),
  },
})
