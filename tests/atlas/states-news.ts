import type { Screen } from './state.ts'

/** VIP, promotions and rewards; help, news and mail. */
export const NEWS: Screen[] = [
  {
    screen: 'vip',
    who: 'player',
    reads: 'vip.benefits',
    more: { visitor: { who: 'visitor' }, 'the top': { scenario: 'vip' } },
  },
  {
    screen: 'vipBenefits',
    reads: 'vip.benefits',
    more: { 'the top': { scenario: 'vip' }, 'one bet short': { scenario: 'vip-next' } },
  },
  {
    screen: 'manualRebate',
    reads: 'rebate.day',
    empty: {},
    more: { 'two minutes left': { scenario: 'rebate-ending' } },
  },
  {
    screen: 'missions',
    reads: 'missions.summary',
    empty: {},
    more: { 'full board': { scenario: 'leaderboard-full' }, 'milestones reached': { scenario: 'milestone-reached' } },
  },
  {
    screen: 'rewardCenter',
    reads: 'rewards.claimable',
    empty: {},
    more: { expiring: { scenario: 'reward-expiring' }, 'already claimed': { path: '/m/rewardCenter?view=history' } },
  },
  {
    screen: 'promotions',
    reads: 'promotions.list',
    empty: { scenario: 'no-announcements' },
    more: { 'every label': { scenario: 'promotions', who: 'player' } },
  },
  {
    screen: 'promotion',
    path: '/m/activityDetail?id=1037',
    more: {
      'ten minutes left': { scenario: 'promotion-expiring', who: 'player' },
      unknown: { path: '/m/activityDetail?id=1' },
      'hostile text': { scenario: 'hostile-content', path: '/m/activityDetail?id=990002' },
    },
  },
  { screen: 'help', reads: 'help.center', sheets: [0], more: { terms: { path: '/m/help?tag=tc' } } },
  {
    screen: 'helpDetail',
    path: '/m/helpDetail?i=0',
    reads: 'help.center',
    more: { unknown: { path: '/m/helpDetail?i=999' } },
  },
  {
    screen: 'notice',
    reads: 'announcements.list',
    empty: { scenario: 'no-announcements' },
    more: { 'hostile text': { scenario: 'hostile-content' } },
  },
  { screen: 'messages', more: { 'long text': { who: 'faisal' } } },
  { screen: 'inbox', reads: 'inbox.list', empty: {}, sheets: [0] },
  {
    screen: 'feedback',
    reads: 'feedback.sent',
    empty: {},
    more: {
      'too short': { steps: [{ type: 'main textarea', text: 'short' }] },
    },
  },
]
