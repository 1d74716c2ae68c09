import { artUrl } from '@understudy/art'
import { type MerchantCode, session, toUnits } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { grantDemoMoney } from '../wallet/index.ts'
import { openSession } from './open-session.ts'

const MINUTE = 60_000

/** Adds a trial player with demo money and a session that lasts as long as the merchant's trials do. */
export function openTrial(world: World, merchant: MerchantCode, ip: string): { token: string; member: Member } {
  return world.transaction(() => {
    const member = addTrialMember(world, merchant)
    const token = openSession(world, member, { ip }, trialLife(world, merchant))
    grantDemoMoney(world, member.id, toUnits(session.TRIAL_BALANCE))
    return { token, member }
  })
}

const trialLife = (world: World, merchant: MerchantCode) =>
  (world.use(systemRepository).merchant(merchant).settings.trialMinutes ?? session.USUAL_TRIAL_MINUTES) * MINUTE

function addTrialMember(world: World, merchant: MerchantCode): Member {
  const now = world.now()
  return world.use(membersRepository).add({
    merchant,
    username: `guest${world.random.digits(8)}`,
    passwordHash: '',
    type: 4,
    nickname: '',
    mobile: '',
    email: '',
    registeredAt: now,
    upline: '',
    vipLabel: '0',
    avatar: artUrl.avatar(1),
    status: 'active',
    nonMember: false,
    firstTimeLogin: false,
    liveModel: false,
    passwordChangedAt: now,
  })
}
