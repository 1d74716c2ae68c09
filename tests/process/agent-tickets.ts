import { expect } from 'vitest'

/** A call of a tool: its name, the action and the input. */
export type ToolCall = readonly [tool: string, action: string, input: object]

/** What the calls before have answered, in order. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls.
type Answers = any[]
type Step = (answers: Answers, id: string) => ToolCall

/** What somebody asks an agent for, the calls that reach it, and what the last of them answers. */
export interface AgentTicket {
  sentence: string
  /** `id` is the world that the first call makes. */
  calls: Step[]
  shows: unknown
}

const make =
  (input: object = {}): Step =>
  () => ['worlds', 'make', input]
/** A call of the platform. */
const play =
  (as: string | undefined, call: string, input: (answers: Answers) => object = () => ({})): Step =>
  (answers, world) => ['play', 'call', { world, ...(as && { as }), call, input: input(answers) }]
const use =
  (tool: string, action: string, input: (answers: Answers) => object = () => ({})): Step =>
  (answers, id) => [tool, action, { id, ...input(answers) }]
/** A call of the control API. */
const steer =
  (call: string, input: (id: string) => object): Step =>
  (_, id) => ['steer', 'call', { call, ...input(id) }]

const REQUEST = '00000000-0000-4000-8000-000000000001'
/** The payment password of amina. */
const PAYMENT = '280914'

/** The last part of a path: the id of a launch. */
const lastOf = (address: string) => new URL(address).pathname.split('/').at(-1)

export const agentTickets = (folder: string): AgentTicket[] => [
  {
    sentence: 'zoya deposits 500 by bank transfer, and the cashier approves it',
    calls: [
      make(),
      use('state', 'change-settings', () => ({ cashier: { deposits: 'leave' } })),
      play('zoya', 'deposits.open', () => ({ mode: 'mt', requestId: REQUEST, vendorId: 'MT1', amount: 500 })),
      play('zoya', 'deposits.prove', (a) => ({ transId: a[2].transId, referenceNo: 'TR20260310', payerAccount: '' })),
      use('state', 'decide', (a) => ({ queue: 'deposits', item: a[2].transId, action: 'approve' })),
    ],
    shows: { queue: 'deposits', waiting: 0, item: 'decided' },
  },
  {
    sentence: 'amina withdraws 500 to her card',
    calls: [
      make(),
      play('amina', 'withdrawCards.list'),
      play('amina', 'withdrawals.open', (a) => ({
        requestId: REQUEST,
        amount: 500,
        cardId: a[1].cards[0].cardId,
        paymentPassword: PAYMENT,
      })),
    ],
    shows: { amount: 500 },
  },
  {
    sentence: 'amina claims a reward of 500',
    calls: [
      make(),
      use('state', 'reward', () => ({ to: 'amina', amount: 500 })),
      play('amina', 'rewards.claim', (a) => ({ transactionId: a[1].transactionId })),
    ],
    shows: { amount: 500 },
  },
  {
    sentence: 'amina bets on the next draw of a dice lottery, whose result is 1,1,1',
    calls: [
      make({ frozen: true, at: '2026-03-10T07:00:10Z' }),
      // The game of the reference's example.
      play(undefined, 'lottery.near', () => ({ gameId: '300' })),
      play('amina', 'lottery.placeOrder', (a) => ({
        requestId: REQUEST,
        gameId: '300',
        prizeModeId: 1,
        currentNumero: a[1].currentNumero.numero,
        bettingSlipString: 'big~1~102~1~1920~1',
        betCartAmountSum: 2,
      })),
      use('state', 'draw', () => ({ gameCode: 'K3_1M', kind: 'number', winningNumber: '1,1,1' })),
    ],
    shows: expect.arrayContaining([expect.objectContaining({ gameCode: 'K3_1M', winningNumber: '1,1,1' })]),
  },
  {
    sentence: 'a world is saved to a file and opened again as another one',
    calls: [
      make({ scenario: 'vip' }),
      use('worlds', 'save', () => ({ file: `${folder}/vip.capsule`, as: 'amina', note: 'for Sana' })),
      () => ['worlds', 'open', { file: `${folder}/vip.capsule` }],
    ],
    shows: { world: { scenario: 'vip' }, facts: { note: 'for Sana', as: 'amina' } },
  },
  {
    sentence: 'a snapshot is taken, the platform closes, and is as it was again',
    calls: [
      make(),
      use('worlds', 'snapshot'),
      use('state', 'change-settings', () => ({ status: { maintenance: true } })),
      use('worlds', 'restore', (a) => ({ snapshot: a[1].id })),
      play('amina', 'favourites.ids'),
    ],
    shows: { length: 3 },
  },
  {
    sentence: 'a room with a PIN is opened for twelve people',
    calls: [make(), steer('openRoom', (id) => ({ world: id, name: 'Training', pin: '4321', quota: 12 }))],
    shows: { name: 'Training', quota: 12 },
  },
  {
    sentence: 'a code by SMS was asked for and has expired',
    calls: [
      make({ frozen: true }),
      play(undefined, 'verification.login', () => ({ mobileNum: '3999100001', countryDialingCode: '92' })),
      use('clock', 'move', () => ({ set: 'code.expires' })),
      use('outbox', 'show', () => ({ kind: 'sms', limit: 1 })),
    ],
    shows: [{ kind: 'sms', to: '+923999100001' }],
  },
  {
    sentence: 'the favourites answer once with an error, then again as ever',
    calls: [
      make(),
      use('faults', 'add', () => ({ endpoint: 'favourites.ids', kind: 'error', code: 'system.error', times: 1 })),
      use('faults', 'show'),
    ],
    shows: { rules: [{ endpoint: 'favourites.ids', kind: 'error', times: 1 }] },
  },
  {
    sentence: 'a whole address opens cedar3 in maintenance, as imran on his VIP page',
    calls: [() => ['worlds', 'link', { scenario: 'maintenance', as: 'imran', merchant: 'cedar3', route: '/m/vip' }]],
    shows: { link: expect.stringMatching(/^http:.*\/m\/vip\?.*as=imran/) },
  },
  {
    sentence: 'amina spins at a slot and wins',
    calls: [
      make(),
      use('state', 'luck', () => ({ next: ['win'] })),
      play('amina', 'launch.game', () => ({ platform: 'html5', nodeId: 110001, vassalage: 'NP', launchMode: 'GLS' })),
      play(undefined, 'slot.spin', (a) => ({ launchId: lastOf(a[2].content.game_url), roundId: REQUEST, bet: 10 })),
    ],
    shows: { roundId: REQUEST, win: expect.any(Number), hits: expect.arrayContaining([expect.any(Object)]) },
  },
  {
    sentence: 'amina has one favourite more',
    calls: [
      make(),
      play('amina', 'favourites.add', () => ({ nodeId: '110003', vendor: 'NP' })),
      play('amina', 'favourites.ids'),
    ],
    shows: { length: 4 },
  },
  {
    sentence: 'amina takes a day off and cannot bet',
    calls: [
      make(),
      play('amina', 'saferPlay.pause', () => ({ kind: 'timeOut', days: 1 })),
      use('clock', 'next', () => ({ kind: 'pause.ends', limit: 1 })),
    ],
    shows: [{ kind: 'pause.ends' }],
  },
  {
    sentence: 'bilal makes a link for his downlines that ends in a week',
    calls: [make(), play('bilal', 'agents.createLink', () => ({ type: 0, expireDays: 7 }))],
    shows: { code: expect.stringMatching(/^\w+$/) },
  },
  {
    sentence: 'a trial player looks at her balance',
    calls: [make(), play('trial', 'wallet.balance')],
    shows: { sumBalance: 5_000, currency: 'PKR' },
  },
  {
    sentence: 'amina reads a message about her deposit',
    calls: [
      make(),
      use('state', 'message', () => ({ to: 'amina', type: 'money', title: 'Your deposit', content: 'It came.' })),
      play('amina', 'inbox.list', () => ({ page: 1, size: 1 })),
    ],
    shows: { content: [{ title: 'Your deposit' }] },
  },
  {
    sentence: 'a chat with the desk is opened, and the desk writes',
    calls: [
      make(),
      play('amina', 'chat.launch', () => ({
        b2c: '1',
        language: 'EN',
        backUrl: '/m/message',
        headerColor: '#141d2f',
        title: 'Live chat',
      })),
      steer('sayInChat', (id) => ({ id, to: 'amina', text: 'How can I help?' })),
    ],
    shows: { id: expect.any(Number) },
  },
  {
    sentence: 'the games of one vendor are closed',
    calls: [make(), use('state', 'change-vendor', () => ({ vendor: 'NP', maintenance: true }))],
    shows: { code: 'NP', maintenance: true },
  },
  {
    sentence: 'the mission that amina plays is finished',
    calls: [
      make(),
      steer('missions', (id) => ({ id })),
      use('state', 'finish-mission', (a) => ({ mission: a[1][0].missionId, account: 'amina' })),
    ],
    shows: { missionId: 101 },
  },
  {
    sentence: 'two worlds of one state differ in their country only',
    calls: [
      make(),
      use('worlds', 'fork'),
      use('state', 'change-settings', () => ({ country: 'IN' })),
      (a, id) => ['check', 'differences', { id, with: a[1].id }],
    ],
    shows: { settings: [{ path: 'country' }], tables: [] },
  },
]
