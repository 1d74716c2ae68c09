import { calls } from '../calls.ts'
import { bettingBody, LAUNCH } from '../sample-context.ts'

export default calls({
  'lottery.cancelSuborders': {
    at: 'PUT /lgw/orders/suborders/cancel',
    sample: ({ lotto }) => ({ body: { orderDetailIds: [lotto.orderDetailId] } }),
  },
  'lottery.chaseIssues': {
    at: 'GET /lgw/numeros/chase/:gameId',
    sample: ({ lotto }) => ({ params: { gameId: lotto.gameId } }),
  },
  'lottery.drawFairness': {
    at: 'GET /lgw/draw/:gameId/fairness',
    sample: ({ lotto }) => ({ params: { gameId: lotto.gameId }, query: { numero: '202603100720' } }),
  },
  'lottery.draws': {
    at: 'GET /lgw/draw/:gameId',
    sample: ({ lotto }) => ({ params: { gameId: lotto.gameId }, query: { page: 0, size: 20 } }),
  },
  'lottery.drawsByCode': { at: 'GET /lgw/draw/code/:code/latest', sample: () => ({ params: { code: 'VN_NORTH' } }) },
  'lottery.games': { at: 'GET /lgw/games', sample: () => ({}) },
  'lottery.hotAndGap': {
    at: 'GET /lgw/draw/:gameId/hot_gap_info',
    sample: ({ lotto }) => ({ params: { gameId: lotto.gameId }, query: { count: 50 } }),
  },
  'lottery.launch': { at: 'GET /lgw/launch', sample: () => ({ query: LAUNCH }) },
  'lottery.menus': { at: 'GET /lgw/games/game_menus', sample: () => ({}) },
  'lottery.mobileGames': { at: 'GET /lgw/games/mobile', sample: () => ({ query: { prizeMode: 'lott' } }) },
  'lottery.near': { at: 'GET /lgw/numeros/near', sample: ({ lotto }) => ({ query: { gameId: lotto.gameId } }) },
  'lottery.openIssues': { at: 'GET /lgw/games/opened/numero', sample: () => ({}) },
  'lottery.openTicket': { at: 'POST /lgw/tickets', sample: ({ lotto }) => ({ body: { ticket: lotto.ticket } }) },
  'lottery.orderDetail': {
    at: 'GET /lgw/orders/detail/:id',
    sample: ({ lotto }) => ({ params: { id: lotto.orderId } }),
  },
  'lottery.orderLines': {
    at: 'GET /lgw/orders/detail/:id/info',
    sample: ({ lotto }) => ({ params: { id: lotto.orderId }, query: { page: 0, size: 20 } }),
  },
  'lottery.orders': {
    at: 'POST /lgw/orders',
    sample: () => ({ body: { startDate: '2026-03-10', endDate: '2026-03-10', page: 0, size: 20 } }),
  },
  'lottery.placeOrder': { at: 'POST /lgw/orders/betting', sample: ({ lotto }) => ({ body: bettingBody(lotto, 2) }) },
  'lottery.placeRegionalOrders': {
    at: 'POST /lgw/betting',
    sample: () => ({
      body: {
        requestId: '00000000-0000-4000-8000-000000000003',
        prizeMode: 'SEA',
        device: 'MOBILE',
        contents: [
          {
            gameId: '206',
            playId: 1105,
            bettingContent: '07',
            singleBetPrice: 1,
            winStop: false,
            numero: [{ numero: '20260310049', multiple: 1 }],
          },
        ],
      },
    }),
  },
  'lottery.playMenu': {
    at: 'GET /lgw/games/:gameId/play_menu',
    sample: ({ lotto }) => ({ params: { gameId: lotto.gameId } }),
  },
  'lottery.popular': { at: 'GET /lgw/games/popular', sample: () => ({ query: { count: 5 } }) },
  'lottery.recent': { at: 'GET /lgw/numeros/recent', sample: () => ({ query: { count: 10 } }) },
  'lottery.recentMenus': { at: 'GET /lgw/games/game_menus/recent', sample: () => ({}) },
  'lottery.series': { at: 'GET /lgw/customers/series', sample: () => ({}) },
  'lottery.setting': {
    at: 'GET /lgw/games/:gameId/setting',
    sample: ({ lotto }) => ({ params: { gameId: lotto.gameId }, query: { prizeMode: 'zy' } }),
  },
  'lottery.todaysOrders': {
    at: 'GET /lgw/orders/today',
    sample: () => ({ query: { gameId: '-1', page: 0, size: 20 } }),
  },
  'lottery.vnMenu': {
    at: 'GET /lgw/vn/games/game_menu',
    sample: () => ({ query: { prizeMode: 'lott', device: 'MOBILE' } }),
  },
  'lottery.vnOpenIssues': { at: 'GET /lgw/vn/numeros/opened/game', sample: () => ({}) },
  'lottery.vnRecentMenu': {
    at: 'GET /lgw/vn/games/game_menu/recent',
    sample: () => ({ query: { prizeMode: 'lott', device: 'MOBILE' } }),
  },
})
