import type { Screen, Step } from './state.ts'

/** Opens the sheet of a bet in the record, counted from 0. */
const sheetOf = (at: number): Step[] => [
  { press: `main [role="listitem"] button >> nth=${at}` },
  { see: '[role="dialog"]' },
]
/** Opens the replay of a bet from its sheet. */
const replayOf = (at: number): Step[] => [
  ...sheetOf(at),
  { press: '[role="dialog"] a[href$="/replay"]' },
  { see: 'iframe[data-shown="true"]' },
]

/** What comes in, goes out, and is written down. */
export const MONEY: Screen[] = [
  {
    screen: 'deposit',
    reads: 'deposits.channels',
    more: {
      'amount too small': { steps: [{ type: 'main form input[inputmode]', text: '1' }] },
      'orders open': { scenario: 'deposit-states' },
    },
  },
  {
    screen: 'withdraw',
    reads: 'withdrawals.settings',
    more: {
      'no card': { who: 'gulab' },
      'turnover half done': { scenario: 'turnover-half-done', who: 'hina' },
      'last of the day': { scenario: 'withdraw-limits-low' },
      'payment password locked': { scenario: 'payment-password-locked' },
      'orders under way': { scenario: 'withdrawal-states' },
      cards: { path: '/m/withdraw?view=cards', scenario: 'cards-full' },
    },
  },
  {
    screen: 'wallets',
    who: 'imran',
    scenario: 'transfer-wallets',
    reads: 'wallet.gcs',
    more: {
      'one wallet for all': { who: 'amina', scenario: 'everyday' },
      locked: { scenario: 'wallet-locked' },
    },
  },
  {
    screen: 'depositRecord',
    reads: 'records.deposits',
    empty: {},
    sheets: [0, 1, 2],
    more: { 'every state': { scenario: 'deposit-states' } },
  },
  {
    screen: 'withdrawRecord',
    reads: 'records.withdrawals',
    empty: {},
    sheets: [0, 1],
    more: { 'every state': { scenario: 'withdrawal-states' } },
  },
  { screen: 'accountRecord', reads: 'records.account', empty: {}, sheets: [0, 1, 2] },
  {
    screen: 'profitAndLoss',
    reads: 'records.pnl',
    empty: {},
    sheets: [0],
    more: { 'by type of game': { path: '/m/profitandloss?view=types' } },
  },
  {
    screen: 'bettingRecord',
    reads: 'bets.history',
    empty: {},
    sheets: [0, 1, 2, 3, 4],
    more: {
      'long history': { scenario: 'long-history' },
      complaints: { scenario: 'round-disputed', who: 'hina' },
      'complaint waits': { scenario: 'round-disputed', who: 'hina', steps: sheetOf(0) },
      'complaint answered': { scenario: 'round-disputed', who: 'hina', steps: sheetOf(3) },
      'complaint form': {
        scenario: 'round-disputed',
        who: 'hina',
        steps: [...sheetOf(3), { press: '[role="dialog"] button >> nth=-1' }, { see: '[role="dialog"] textarea' }],
      },
    },
  },
  {
    screen: 'roundReplay',
    path: '/m/gameRecord/1/replay',
    reads: 'roundReplay.open',
    more: {
      slot: { path: '/m/gameRecord', scenario: 'round-disputed', who: 'hina', steps: replayOf(3) },
      fishing: { path: '/m/gameRecord', scenario: 'round-disputed', who: 'hina', steps: replayOf(2) },
      cards: { path: '/m/gameRecord', scenario: 'round-disputed', who: 'hina', steps: replayOf(1) },
    },
  },
]
