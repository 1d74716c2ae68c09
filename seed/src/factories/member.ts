import { artUrl } from '@understudy/art'
import { PASSWORD } from '../cast.ts'
import { FACTORY_TIME } from '../time.ts'
import type { MemberSeed } from '../world-seed.ts'

/** An active player of aurora1 without upline, VIP label or money. */
export function aMember(overrides: Partial<MemberSeed> = {}): MemberSeed {
  const { username = 'meher' } = overrides
  return {
    id: 990_001,
    merchant: 'aurora1',
    username,
    password: PASSWORD,
    type: 0,
    nickname: username,
    mobile: '',
    email: `${username}@mail.example`,
    registeredAt: FACTORY_TIME,
    upline: '',
    vipLabel: '0',
    avatar: artUrl.avatar(1),
    status: 'active',
    nonMember: false,
    firstTimeLogin: false,
    liveModel: false,
    balance: 0,
    passwordChangedAt: FACTORY_TIME,
    ...overrides,
  }
}
