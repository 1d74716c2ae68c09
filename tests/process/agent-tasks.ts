/** What the judge of a task looks at: an answer of the control API about the task's world. */
type Ask = (path: string) => Promise<unknown>

/** What the control API answers of a table. */
interface Rows {
  columns: string[]
  rows: unknown[][]
}

/** A state said in a sentence, the shortest way there from the command line, and what shows that it was reached. */
export interface AgentTask {
  sentence: string
  /** Arguments of `understudy world`; ID is the world that the first one makes. */
  commands: string[][]
  judge: (ask: Ask) => Promise<unknown>
  /** What the judge must find, as an object that the answer matches. */
  finds: unknown
}

const call = (name: string, input: object) => ['call', name, JSON.stringify({ id: 'ID', ...input })]
const make = (...options: string[]) => ['make', ...options]
const settings = (ask: Ask) => ask('/settings')
const world = (ask: Ask) => ask('')

export const AGENT_TASKS: readonly AgentTask[] = [
  {
    sentence: 'amina is one bet short of her next VIP level, it is 23:58 in Karachi, and the gateway is silent',
    commands: [
      make('--scenario', 'vip-next', '--at', '2026-03-10T18:58:00Z', '--frozen'),
      call('patchSettings', { cashier: { gateway: 'silent' } }),
    ],
    judge: async (ask) => ({ ...((await world(ask)) as object), ...((await settings(ask)) as object) }),
    finds: {
      scenario: 'vip-next',
      now: Date.parse('2026-03-10T18:58:00Z'),
      clock: 'frozen',
      cashier: { gateway: 'silent' },
    },
  },
  {
    sentence: 'the platform is in maintenance',
    commands: [make(), ['set', 'ID', '--maintenance', 'on']],
    judge: settings,
    finds: { status: { maintenance: true } },
  },
  {
    sentence: 'visitors from a blocked region see basalt2',
    commands: [make('--merchant', 'basalt2'), ['set', 'ID', '--region-block', 'on']],
    judge: settings,
    finds: { merchant: 'basalt2', status: { regionRestriction: true } },
  },
  {
    sentence: 'the next login fails with a locked account, the one after it works',
    commands: [make(), ['fault', 'ID', '--on', 'session.login', '--error', 'account.locked', '--times', '1']],
    judge: (ask) => ask('/faults'),
    finds: { rules: [{ endpoint: 'session.login', kind: 'error', code: 'account.locked', times: 1 }] },
  },
  {
    sentence: 'every call takes two seconds',
    commands: [make(), ['fault', 'ID', '--on', '*', '--latency', '2000']],
    judge: (ask) => ask('/faults'),
    finds: { rules: [{ endpoint: '*', kind: 'latency', ms: 2_000 }] },
  },
  {
    sentence: 'the favourites are switched off',
    commands: [make('--flags=-GAMELOFAV3')],
    judge: settings,
    finds: { flags: { GAMELOFAV3: false } },
  },
  {
    sentence: 'zoya is on VIP level 5',
    commands: [make(), call('setVipLevel', { account: 'zoya', level: 5 })],
    async judge(ask) {
      const { columns, rows } = (await ask('/tables/member?where=username%3Dzoya')) as Rows
      return { label: rows[0]?.[columns.indexOf('vip_label')] }
    },
    finds: { label: 'VIP5' },
  },
  {
    sentence: 'the next round at any game is a big win',
    commands: [make(), call('putLuck', { next: ['big'] })],
    judge: (ask) => ask('/luck'),
    finds: { next: ['big'] },
  },
  {
    sentence: 'amina has a message about her deposit in her inbox',
    commands: [
      make(),
      call('writeMessage', { to: 'amina', type: 'money', title: 'Your deposit', content: 'It came.' }),
    ],
    judge: (ask) => ask('/tables/inbox_message?limit=1&find=It%20came.'),
    finds: { total: 1 },
  },
  {
    sentence: 'codes by SMS are always 123456',
    commands: [make(), ['set', 'ID', '--code', '123456']],
    judge: settings,
    finds: { pinnedCode: '123456' },
  },
  {
    sentence: 'it is the day after, just past midnight in Karachi',
    commands: [make('--at', '2026-03-10T07:00:00Z', '--frozen'), ['clock', 'ID', '--next', 'midnight']],
    judge: world,
    finds: { now: Date.parse('2026-03-10T19:00:00Z') },
  },
  {
    sentence: 'the vendor Kite & Pepper is in maintenance',
    commands: [make(), call('patchVendor', { vendor: 'KP', maintenance: true })],
    judge: async (ask) => ((await ask('/vendors')) as { code: string }[]).find(({ code }) => code === 'KP'),
    finds: { code: 'KP', maintenance: true },
  },
  {
    sentence: 'bilal has a team of two hundred under him',
    commands: [make(), call('makeTeam', { under: 'bilal', size: 200 })],
    judge: async (ask) => ({ total: ((await ask('/tables/team_member?limit=1')) as { total: number }).total > 200 }),
    finds: { total: true },
  },
  {
    sentence: 'a member waits for the withdrawal in every state it can have',
    commands: [make('--scenario', 'withdrawal-states')],
    judge: world,
    finds: { scenario: 'withdrawal-states' },
  },
  {
    sentence: 'the payment password of amina is locked',
    commands: [make('--scenario', 'payment-password-locked')],
    judge: world,
    finds: { scenario: 'payment-password-locked' },
  },
  {
    sentence: 'a draw of the lottery is due and its result is held back',
    commands: [make('--scenario', 'draw-due'), call('putDraw', { gameCode: 'K3_1M', kind: 'held' })],
    judge: async (ask) =>
      ((await ask('/draws')) as { gameCode: string }[]).find(({ gameCode }) => gameCode === 'K3_1M'),
    finds: { gameCode: 'K3_1M' },
  },
  {
    sentence: 'a popup announces a new game to everybody',
    commands: [make(), call('announce', { type: 'PU', title: 'A new game', content: 'Play it today.' })],
    judge: (ask) => ask('/tables/announcement?limit=1&find=Play%20it%20today.'),
    finds: { total: 1 },
  },
  {
    sentence: 'proofs of deposits are left for the cashier to decide',
    commands: [make(), call('patchSettings', { cashier: { deposits: 'leave' } })],
    judge: settings,
    finds: { cashier: { deposits: 'leave' } },
  },
  {
    sentence: 'amina got a reward of 500 that she has not claimed',
    commands: [make(), call('issueReward', { to: 'amina', type: 'MANUAL', amount: 500 })],
    judge: async (ask) => ({
      some: ((await ask('/tables/reward?limit=1&find=MANUAL')) as { total: number }).total > 0,
    }),
    finds: { some: true },
  },
  {
    sentence: 'an agent of ember5 looks at an empty house',
    commands: [make('--scenario', 'empty', '--merchant', 'ember5')],
    judge: world,
    finds: { scenario: 'empty', merchant: 'ember5' },
  },
]
