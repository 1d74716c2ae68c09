import { readWhitelabel } from '@understudy/contracts/flags'
import { MEMBER_TYPES, type MemberType } from '@understudy/contracts/member-type'
import { describe, expect, test } from 'vitest'
import { roleOf } from '@/shared/session'
import { menuEntries } from './menu-entries.ts'

const entriesOf = (type: MemberType | undefined, { vip = true, referral = true, links = true } = {}) =>
  menuEntries({
    role: roleOf(type === undefined ? undefined : { type }),
    flags: readWhitelabel([{ modId: 'REGCEN', enabled: links ? '1' : '0', childrenNodes: [] }]),
    vip,
    referral,
  })

describe('the side menu', () => {
  test('member and agent together see every entry', { tags: ['SHELL-013'] }, () => {
    expect(entriesOf(0)).toEqual([
      'games',
      'lottery',
      'promotion',
      'invite',
      'vipRoom',
      'service',
      'app',
      'language',
      'theme',
      'signOut',
    ])
    expect(entriesOf(1)).toEqual([
      'games',
      'lottery',
      'promotion',
      'registerCenter',
      'vipRoom',
      'agency',
      'service',
      'app',
      'language',
      'theme',
      'signOut',
    ])
  })

  test.each([undefined, ...MEMBER_TYPES])(
    'type %s sees the agent entry only as 1, 2, 41 or 42',
    { tags: ['SHELL-015'] },
    (type) => {
      expect(entriesOf(type).includes('agency')).toBe([1, 2, 41, 42].includes(type ?? -1))
    },
  )

  test('referral is for visitors, and with its promotion for all but agents', { tags: ['SHELL-016'] }, () => {
    const seeing = (referral: boolean) =>
      [undefined, ...MEMBER_TYPES].filter((type) => entriesOf(type, { referral }).includes('invite'))
    expect(seeing(true)).toEqual([undefined, 0, 4, 40])
    expect(seeing(false)).toEqual([undefined])
  })

  test('agents manage links instead, where the merchant has a register center', { tags: ['SHELL-017'] }, () => {
    const seeing = (links: boolean) =>
      [undefined, ...MEMBER_TYPES].filter((type) => entriesOf(type, { links }).includes('registerCenter'))
    expect(seeing(true)).toEqual([1, 2, 41, 42])
    expect(seeing(false)).toEqual([])
  })

  test('the VIP room needs a merchant with VIP', { tags: ['FLAGS-027'] }, () => {
    expect(entriesOf(0, { vip: false })).not.toContain('vipRoom')
  })

  test('visitors cannot sign out', () => expect(entriesOf(undefined)).not.toContain('signOut'))
})
