import { calls } from '../calls.ts'

export default calls({
  'lobby.jackpot': { at: 'GET /wps/relay/VIS_getJackpot', sample: () => ({}) },
  'lobby.news': { at: 'GET /wps/relay/MCSFE_getLobbyNews', sample: () => ({}) },
  'lobby.popular': { at: 'GET /wps/relay/MCSFE_getPopular', sample: () => ({ query: { limitNum: 5 } }) },
  'lobby.rankList': { at: 'GET /wps/relay/GCSGAME_getRankList', sample: () => ({ query: { limitNum: 5 } }) },
  'lobby.winners': { at: 'GET /wps/relay/ODSFE2_getWinnerBoard', sample: () => ({ query: { limitNum: 5 } }) },
})
