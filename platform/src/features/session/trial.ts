import { artUrl } from '@understudy/art'
import { type MerchantCode, session, toUnits } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { grantDemoMoney } from '../wallet/index.ts'
import { type Origin, openSession } from './open-session.ts'

/** Where a trial's session comes from; its account's name is a new one unless it goes on. */
type TrialOrigin = Origin & { trial?: string | undefined }

/** Adds a trial player with demo money and a session that lasts as long as the merchant's trials do. */
export function openTrial(
  world: World,
  merchant: MerchantCode,
  { trial, ...origin }: TrialOrigin,
): { token: string; member: Member } {
  return world.transaction(() => {
    const member = addTrialMember(world, merchant, trial)
    const token = openSession(world, member, origin, trialLife(world, merchant))
    grantDemoMoney(world, member.id, toUnits(session.TRIAL_BALANCE))
    return { token, member }
  })
}

const trialLife = (world: World, merchant: MerchantCode) =>
  (world.use(systemRepository).merchant(merchant).settings.trialMinutes ?? session.USUAL_TRIAL_MINUTES) * MINUTE

function addTrialMember(world: World, merchant: MerchantCode, known: string | undefined): Member {
  const now = world.now()
  // Drawn in any case, so that the draws after it are the same.
  const drawn = `guest${world.random.digits(8)}`
  return world.use(membersRepository).add({
    merchant,
    username: known ?? drawn,
    type: 4,
    registeredAt: now,
    avatar: artUrl.avatar(1),
  })
}
