import { FLAGS, readWhitelabel } from '@understudy/contracts/flags'
import { MEMBER_TYPES, type MemberType } from '@understudy/contracts/member-type'
import { describe, expect, test } from 'vitest'
import { roleOf } from '@/shared/session'
import { agencyItems, MINE_LINKS, mineItems, shortcuts } from './mine-items.ts'

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
  test('MINE-004 has its twelve entries in order for an agent with everything on', () => {
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

  test('MINE-005 FLAGS-025 invites with the promotion, and agents always', () => {
    const invites = (type: MemberType, referral: boolean) => mineItems(seenBy(type, { referral })).includes('invite')
    expect([invites(0, false), invites(1, false), invites(0, true), invites(1, true)]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('MINE-007 keeps four entries whatever is off', () => {
    expect(mineItems(seenBy(0, { on: [], referral: false }))).toEqual(['account', 'security', 'feedback', 'service'])
  })

  test.each(MEMBER_TYPES)('MINE-009 type %i sees the agency centre only as an agent', (type) => {
    expect(mineItems(seenBy(type)).includes('agency')).toBe([1, 2, 41, 42].includes(type))
  })

  test.each([
    ['FLAGS-008', 'DEPRECM3', 'depositRecord'],
    ['FLAGS-009', 'WITHREC3', 'withdrawRecord'],
    ['FLAGS-010', 'TRANSREC3', 'accountRecord'],
    ['FLAGS-011', 'TRANSBETREPMEM3', 'bettingRecord'],
    ['FLAGS-012', 'PERSREP', 'profitAndLoss'],
    ['FLAGS-013', 'MAILCEN', 'news'],
  ] as const)(
    'FLAGS-008 FLAGS-009 FLAGS-010 FLAGS-011 FLAGS-012 FLAGS-013 %s: %s switches one entry and no other',
    (_id, flag, entry) => {
      const all = mineItems(seenBy(1))
      expect(mineItems(seenBy(1, { on: without(flag) }))).toEqual(all.filter((item) => item !== entry))
      expect(mineItems(seenBy(1, { on: [flag] }))).toContain(entry)
    },
  )
})

describe('the shortcuts of mine', () => {
  test.each([
    ['FLAGS-005', 'MISSIONLB3', 'missions'],
    ['FLAGS-006', 'MANPLAYREB3', 'rebate'],
    ['FLAGS-007', 'REWCEN3', 'rewards'],
  ] as const)('FLAGS-005 FLAGS-006 FLAGS-007 %s: %s switches one icon', (_id, flag, entry) => {
    expect(shortcuts(seenBy(0, { on: [flag], vip: false }))).toEqual([entry])
    expect(shortcuts(seenBy(0, { on: without(flag) }))).not.toContain(entry)
  })

  test('MINE-003 leave VIP out only for somebody logged in without the benefit', () => {
    const sees = (type: MemberType | undefined, vip: boolean) => shortcuts(seenBy(type, { vip })).includes('vip')
    expect([sees(undefined, false), sees(undefined, true), sees(0, false), sees(0, true)]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})

describe('the agency submenu', () => {
  test.each([
    ['FLAGS-014', 'AGEPAG', 'teamOverview'],
    ['FLAGS-015', 'REGCEN', 'registerCenter'],
    ['FLAGS-016', 'DOWNMAN', 'teamManage'],
    ['FLAGS-017', 'GAMSER', 'teamRebate'],
    ['FLAGS-018', 'TEAMBETTING3', 'teamBet'],
    ['FLAGS-019', 'AGETEAMPNL3', 'teamProfitAndLoss'],
  ] as const)(
    'MINE-010 FLAGS-014 FLAGS-015 FLAGS-016 FLAGS-017 FLAGS-018 FLAGS-019 %s: %s switches one entry',
    (_id, flag, entry) => {
      expect(agencyItems(switches([flag]))).toEqual([entry])
      expect(agencyItems(switches(without(flag)))).not.toContain(entry)
      expect(agencyItems(switches(ALL))).toHaveLength(6)
    },
  )
})

test('MINE-008 MINE-013 MINE-014 ROUTE-025 every entry leads to its documented address', () => {
  expect(MINE_LINKS).toEqual({
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
    teamBet: '/m/member/agent/agentRebeat',
    teamProfitAndLoss: '/m/agent/team/pnl',
  })
})
