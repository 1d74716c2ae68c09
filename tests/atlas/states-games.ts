import type { Screen, Step } from './state.ts'

const TIGER = '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger'
const DICE = '/m/launchGame?playType=ent&gameId=300&gameGroupId=1&prize_mode=zy&code=K3_1M&pageBack=home&mui=fast'
const NORTH = '/m/launchGame?playType=trad&prize_mode=lott&code=VN_NORTH&mui=vn'

const TEEN_PATTI = '/m/play/310024?vassalage=FW&gameType=PVP&name=Teen%20Patti'
const BACCARAT = '/m/play/260024?vassalage=BH&gameType=LIVE&name=Baccarat'
const SUN_AND_MOON = '/m/play/270024?vassalage=SH&gameType=LIVE&name=Sun%20and%20Moon'
const COCKFIGHT = '/m/play/400002?vassalage=DS88&gameType=COCKFIGHT&name=Bout'
const CRICKET = '/m/play/340002?vassalage=U9W&gameType=SPORTS&gameId=U9W-R1&name=Cricket'

const press = (part: string): Step => ({ press: part, inFrame: true })
const see = (part: string): Step => ({ see: part, inFrame: true })
const DEALT = [press('#acts button >> nth=0'), see('.own .card:not(.back)')]
const SHOWN = [...DEALT, press('#acts button >> nth=0'), see('.pot.taken')]

/** States of a table whose rounds take bets, close and end by the world's time; `next` seconds lead to the next one. */
const roundStates = (
  name: string,
  path: string,
  { next, betting, rest }: Record<'next' | 'betting' | 'rest', number>,
) => {
  const open = [{ pass: next }, see('.side.first:enabled')]
  const staked = [...open, press('.side.first'), see('.staked')]
  const shown = [...staked, { pass: betting }, see('.clock.shut')]
  const ended = [...shown, { pass: rest }, see('.side.first:enabled')]
  return {
    [`${name} takes bets`]: { path, steps: open },
    [`${name} with a stake`]: { path, steps: staked },
    [`${name} shows a result`]: { path, scenario: 'big-win', steps: shown },
    [`${name} won`]: { path, scenario: 'big-win', steps: ended },
    [`${name} lost`]: { path, scenario: 'losing-streak', steps: ended },
  }
}

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
  {
    screen: 'sportsGame',
    reads: 'sportsbook.state',
    more: {
      'vendor down': { scenario: 'vendor-down' },
      results: { steps: [press('#tabs button >> nth=1'), see('.team.wins')] },
    },
  },
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
      'Teen Patti before the deal': { path: TEEN_PATTI },
      'Teen Patti dealt': { path: TEEN_PATTI, steps: DEALT },
      'Teen Patti packed': {
        path: TEEN_PATTI,
        steps: [...DEALT, press('#acts button >> nth=1'), see('#stakes:not([hidden])')],
      },
      'Teen Patti won': { path: TEEN_PATTI, scenario: 'big-win', steps: SHOWN },
      'Teen Patti lost': { path: TEEN_PATTI, scenario: 'losing-streak', steps: SHOWN },
      ...roundStates('baccarat', BACCARAT, { next: 12, betting: 20, rest: 10 }),
      ...roundStates('sun and moon', SUN_AND_MOON, { next: 0, betting: 12, rest: 10 }),
      ...roundStates('cockfight', COCKFIGHT, { next: 31, betting: 60, rest: 30 }),
      cricket: { path: CRICKET },
      'cricket slip': { path: CRICKET, steps: [press('.odds >> nth=0'), see('#place')] },
      'cricket bet placed': {
        path: CRICKET,
        steps: [press('.odds >> nth=0'), press('#place'), see('.bet .scores')],
      },
      'cricket results': { path: CRICKET, steps: [press('#tabs button >> nth=1'), see('.team.wins')] },
      'cricket ends soon': {
        path: CRICKET,
        scenario: 'match-live',
        steps: [press('#tabs button >> nth=2'), see('.bet .scores')],
      },
      'about the game': { steps: [{ press: 'button[aria-haspopup="dialog"] >> nth=0' }, { see: '[role="dialog"]' }] },
    },
  },
]
