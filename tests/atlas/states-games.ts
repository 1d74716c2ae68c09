import type { Screen } from './state.ts'

const TIGER = '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger'
const DICE = '/m/launchGame?playType=ent&gameId=300&gameGroupId=1&prize_mode=zy&code=K3_1M&pageBack=home&mui=fast'
const NORTH = '/m/launchGame?playType=trad&prize_mode=lott&code=VN_NORTH&mui=vn'

/** Home, the games and the lottery. */
export const GAMES: Screen[] = [
  {
    screen: 'home',
    reads: 'games.hot',
    empty: {},
    more: {
      'long text': { who: 'faisal' },
      trial: { who: 'trial' },
      agent: { who: 'bilal' },
      'no money': { who: 'zoya' },
      menu: { steps: [{ press: 'header button >> nth=0' }, { see: '[role="dialog"]' }] },
      'menu of a player': { who: 'player', steps: [{ press: 'header button >> nth=0' }, { see: '[role="dialog"]' }] },
      'lobby failed': {
        faults: [
          { endpoint: 'games.list', kind: 'drop' },
          { endpoint: 'games.hot', kind: 'drop' },
          { endpoint: 'announcements.list', kind: 'drop' },
        ],
      },
      'nothing announced': { scenario: 'no-announcements' },
      'one banner': { scenario: 'one-banner' },
      'no game delivered': { scenario: 'game-list-empty' },
      'broken pictures': { scenario: 'broken-images' },
      'vendors down': { scenario: 'vendor-down', who: 'player' },
      'least switches': { scenario: 'minimal-merchant' },
      maintenance: { scenario: 'maintenance' },
      'region blocked': { scenario: 'region-blocked' },
      'VIP 10': { scenario: 'vip', who: 'player' },
      'contract waits': { scenario: 'agent-pending-contracts', who: 'bilal' },
    },
  },
  {
    screen: 'games',
    reads: 'games.list',
    empty: {},
    more: {
      'nothing found': { path: '/m/game?name=zzzz' },
      favourites: { who: 'player', path: '/m/game?category=FAV' },
    },
  },
  { screen: 'gameCenter', reads: 'games.vendorMenu', empty: {} },
  { screen: 'slotsCenter', reads: 'games.vendorMenu', empty: {} },
  { screen: 'sportsGame', reads: 'sportsbook.state', more: { 'vendor down': { scenario: 'vendor-down' } } },
  {
    screen: 'gameList',
    path: '/m/gameList?gameType=RNG',
    reads: 'games.list',
    empty: {},
    sheets: [0],
    more: { 'played lately': { who: 'player', path: '/m/gameList?type=recent' } },
  },
  { screen: 'lottery', reads: 'lottery.mobileGames', empty: {}, more: { closing: { scenario: 'lottery-closing' } } },
  {
    screen: 'startLottery',
    path: '/m/startLottery?gameId=300',
    reads: 'lottery.mobileGames',
    long: false,
    more: { 'unknown game': { path: '/m/startLottery?gameId=1' } },
  },
  {
    screen: 'lotteryHistory',
    reads: 'lottery.recent',
    empty: {},
    more: {
      'own orders': { who: 'player', scenario: 'order-statuses', path: '/m/lotteryHistory?view=orders' },
      'no orders': { who: 'zoya', path: '/m/lotteryHistory?view=orders' },
      'fair result': {
        path: '/m/lotteryHistory?gameId=300',
        steps: [{ press: 'ol button[aria-haspopup="dialog"] >> nth=0' }, { see: '[role="dialog"]' }],
      },
    },
  },
  {
    screen: 'launchLottery',
    path: DICE,
    reads: 'lottery.launch',
    long: false,
    more: {
      'a region draws': { path: NORTH },
      'closes in ten seconds': { scenario: 'lottery-closing' },
      'every order': { scenario: 'order-statuses' },
    },
  },
  { screen: 'jackpots', reads: 'lobby.jackpot', empty: {} },
  {
    screen: 'play',
    path: TIGER,
    reads: 'launch.game',
    long: false,
    more: {
      'no money': { who: 'zoya' },
      'vendor down': { scenario: 'vendor-down' },
      'open round': { scenario: 'open-round' },
      won: { scenario: 'big-win', steps: [{ press: '#spin', inFrame: true }, { see: 'data:not([value="0"])' }] },
      jackpot: {
        scenario: 'jackpot-next',
        steps: [{ press: '#spin', inFrame: true }, { see: 'data:not([value="0"])' }],
      },
      lost: { scenario: 'losing-streak', steps: [{ press: '#spin', inFrame: true }, { see: 'data[value^="-"]' }] },
      'about the game': { steps: [{ press: 'button[aria-haspopup="dialog"] >> nth=0' }, { see: '[role="dialog"]' }] },
    },
  },
]
