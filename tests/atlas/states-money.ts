import type { Screen } from './state.ts'

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
    more: { 'long history': { scenario: 'long-history' } },
  },
]
