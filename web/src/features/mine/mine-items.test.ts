import { FLAGS, readWhitelabel } from '@understudy/contracts/flags'
import { MEMBER_TYPES, type MemberType } from '@understudy/contracts/member-type'
import { describe, expect, test } from 'vitest'
import { entryPath } from '@/domain/entries/entries'
import { roleOf } from '@/shared/session'
import { agencyItems, mineItems, shortcuts } from './mine-items.ts'

const ALL: readonly string[] = Object.values(FLAGS)
const switches = (on: readonly string[]) =>
  readWhitelabel(on.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })))

const seenBy = (type: MemberType | undefined, { on = ALL, vip = true, referral = true } = {}) => ({
  role: roleOf(type === undefined ? undefined : { type }),
  flags: switches(on),
  vip,
  referral,
})

const without = (flag: string) => ALL.filter((id) => id !== flag)

describe('the list of mine', () => {
  test('my page has twelve entries in order for an agent with every flag on', { tags: ['MINE-004'] }, () => {
    expect(mineItems(seenBy(1))).toEqual([
      'invite',
      'depositRecord',
      'withdrawRecord',
      'accountRecord',
      'account',
      'bettingRecord',
      'profitAndLoss',
      'security',
      'news',
      'feedback',
      'service',
      'agency',
    ])
  })

  test('my page invites friends with the promotion, and for agents always', { tags: ['MINE-005', 'FLAGS-025'] }, () => {
    const inviting = (referral: boolean) =>
      [undefined, ...MEMBER_TYPES].filter((type) => mineItems(seenBy(type, { referral })).includes('invite'))
    expect(inviting(true)).toEqual([undefined, 0, 1, 2, 4, 40, 41, 42])
    expect(inviting(false)).toEqual([1, 2, 41, 42])
  })

  test.each([undefined, 0, 4, 40] as const)(
    'my page has four entries whatever flag is off: type %s',
    { tags: ['MINE-007'] },
    (type) => {
      expect(mineItems(seenBy(type, { on: [], referral: false }))).toEqual([
        'account',
        'security',
        'feedback',
        'service',
      ])
    },
  )

  test.each(MEMBER_TYPES)('type %i sees the agency centre only as an agent', { tags: ['MINE-009'] }, (type) => {
    expect(mineItems(seenBy(type)).includes('agency')).toBe([1, 2, 41, 42].includes(type))
  })

  test.each([
    ['DEPRECM3', 'depositRecord', '/m/vouReport'],
    ['WITHREC3', 'withdrawRecord', '/m/withdrawReport'],
    ['TRANSREC3', 'accountRecord', '/m/transaction/record'],
    ['TRANSBETREPMEM3', 'bettingRecord', '/m/gameRecord'],
    ['PERSREP', 'profitAndLoss', '/m/profitandloss'],
    ['MAILCEN', 'news', '/m/webEmail'],
  ] as const)(
    '%s switches %s, which leads to %s, and no other entry',
    { tags: ['FLAGS-008', 'FLAGS-009', 'FLAGS-010', 'FLAGS-011', 'FLAGS-012', 'FLAGS-013'] },
    (flag, entry, path) => {
      expect(entryPath(entry, '/m/mine')).toBe(path)
      const all = mineItems(seenBy(1))
      expect(mineItems(seenBy(1, { on: without(flag) }))).toEqual(all.filter((item) => item !== entry))
      expect(mineItems(seenBy(1, { on: [flag] }))).toContain(entry)
    },
  )
})

describe('the shortcuts of mine', () => {
  test.each([
    ['MISSIONLB3', 'missions', '/m/leaderBoard'],
    ['MANPLAYREB3', 'rebate', '/m/member/manualRebate'],
    ['REWCEN3', 'rewards', '/m/rewardCenter'],
  ] as const)(
    '%s switches the icon of %s, which leads to %s',
    { tags: ['FLAGS-005', 'FLAGS-006', 'FLAGS-007'] },
    (flag, entry, path) => {
      expect(entryPath(entry, '/m/mine')).toBe(path)
      expect(shortcuts(seenBy(0, { on: [flag], vip: false }))).toEqual([entry])
      expect(shortcuts(seenBy(0, { on: without(flag) }))).not.toContain(entry)
    },
  )

  test.each([undefined, 0, 1, 2, 4, 40, 41, 42] as const)(
    'my page leaves VIP out only for members without the benefit: type %s',
    { tags: ['MINE-003'] },
    (type) => {
      const sees = (vip: boolean) => shortcuts(seenBy(type, { vip })).includes('vip')
      expect([sees(true), sees(false)]).toEqual([true, type === undefined])
    },
  )
})

describe('the agency submenu', () => {
  test.each([
    ['AGEPAG', 'teamOverview', '/m/agent/team/overview'],
    ['REGCEN', 'registerCenter', '/m/agentRegister'],
    ['DOWNMAN', 'teamManage', '/m/member/team'],
    ['GAMSER', 'teamRebate', '/m/member/agent/agentRebeat'],
    ['TEAMBETTING3', 'teamBet', '/m/member/agent/agentRebeat?view=bets'],
    ['AGETEAMPNL3', 'teamProfitAndLoss', '/m/agent/team/pnl'],
  ] as const)(
    '%s switches %s, which leads to %s',
    { tags: ['MINE-010', 'FLAGS-014', 'FLAGS-015', 'FLAGS-016', 'FLAGS-017', 'FLAGS-018', 'FLAGS-019'] },
    (flag, entry, path) => {
      expect(entryPath(entry, '/m/mine')).toBe(path)
      expect(agencyItems(seenBy(1, { on: [flag] }))).toEqual([entry])
      expect(agencyItems(seenBy(1, { on: without(flag) }))).not.toContain(entry)
      expect(agencyItems(seenBy(1))).toHaveLength(6)
    },
  )
})

test('every entry leads to its documented address', { tags: ['MINE-008', 'MINE-013', 'MINE-014', 'ROUTE-025'] }, () => {
  const all = [...shortcuts(seenBy(1)), ...mineItems(seenBy(1)), ...agencyItems(seenBy(1))]
  const leading = all.flatMap((entry) =>
    entry === 'service' || entry === 'agency' || entry === 'invite' ? [] : [[entry, entryPath(entry, '/m/mine')]],
  )
  expect(Object.fromEntries(leading)).toEqual({
    missions: '/m/leaderBoard',
    rebate: '/m/member/manualRebate',
    rewards: '/m/rewardCenter',
    vip: '/m/member/benefits',
    depositRecord: '/m/vouReport',
    withdrawRecord: '/m/withdrawReport',
    accountRecord: '/m/transaction/record',
    account: '/m/myAccount/index',
    bettingRecord: '/m/gameRecord',
    profitAndLoss: '/m/profitandloss',
    security: '/m/securityCenter?backUrl=%2Fm%2Fmine',
    news: '/m/webEmail',
    feedback: '/m/feedback',
    teamOverview: '/m/agent/team/overview',
    registerCenter: '/m/agentRegister',
    teamManage: '/m/member/team',
    teamRebate: '/m/member/agent/agentRebeat',
    teamBet: '/m/member/agent/agentRebeat?view=bets',
    teamProfitAndLoss: '/m/agent/team/pnl',
  })
})
