import { calls } from '../calls.ts'

export default calls({
  'favourites.add': {
    at: 'POST /wps/relay/MCSFE_addFavoriteGameV2',
    sample: ({ game }) => ({ body: { nodeId: game.nodeId, vendor: game.vassalage } }),
  },
  'favourites.ids': { at: 'GET /wps/relay/MCSFE_getFavoriteGames', sample: () => ({}) },
  'favourites.list': { at: 'GET /wps/relay/MCSFE_getFavoriteGamesList', sample: () => ({ query: { pageNo: 1 } }) },
  'favourites.remove': {
    at: 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
    sample: ({ game }) => ({ query: { nodeId: game.nodeId, vendor: game.vassalage } }),
  },
})
