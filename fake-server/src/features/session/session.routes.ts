import { type MerchantCode, MORE_FLAGS, platformError, session, toUnits } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import type { BodyEncryption } from '../../binding/encryption.ts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../members/members.repository.ts'
import { flagsRepository, systemRepository } from '../system/system.repository.ts'
import { grantDemoMoney } from '../wallet/wallet.repository.ts'
import { enterByCloud } from './enter-by-cloud.ts'
import { enterByPassword } from './enter-by-password.ts'
import { enterBySms } from './enter-by-sms.ts'
import { openSession } from './open-session.ts'
import { devicesRepository, sessionsRepository } from './session.repository.ts'

const { SESSION_LIFE, TRIAL_BALANCE, TRIALS_PER_DAY, USUAL_TRIAL_MINUTES } = session
const MINUTE = 60_000
const DAY = 1_440 * MINUTE

export const sessionRoutes = (encryption: BodyEncryption) => [
  handle(session.publicKey, () => encryption.publicKey()),

  handle(session.login, async (call) => {
    const { world, body, ip, agent } = call
    const { member, opened } = await ENTRANCES[body.type](call)
    return world.transaction(() => {
      opened()
      const life = body.autoLogin === 1 ? SESSION_LIFE.remembered : SESSION_LIFE.absolute
      const token = openSession(world, member, ip, life)
      if (body.loginDeviceId)
        world
          .use(devicesRepository)
          .note({ memberId: member.id, deviceId: body.loginDeviceId, agent, ip, at: world.now() })
      if (member.firstTimeLogin) world.use(membersRepository).change(member.id, { firstTimeLogin: false })
      const { id, username, type, firstTimeLogin } = member
      return { token, id, userName: username, type, firstTimeLogin }
    })
  }),

  handle(session.logout, ({ world, caller }) => {
    world.use(sessionsRepository).end(caller.token, world.now())
    return true as const
  }),

  handle(session.touch, ({ world, caller }) => ({
    expiresAt: world.use(sessionsRepository).renew(caller.token, world.now()),
  })),

  handle(session.trialUser, ({ world, merchant, ip }) => {
    const remaining = trialsLeft(world, ip)
    return { trail: trialsOpen(world, merchant) && remaining > 0 ? (1 as const) : (0 as const), remaining }
  }),

  handle(session.freePlay, ({ world, merchant, ip }) => {
    if (!trialsOpen(world, merchant)) throw platformError('function.not.available')
    if (trialsLeft(world, ip) <= 0) throw platformError('session.limit')
    return world.transaction(() => {
      const member = addTrialMember(world, merchant)
      const token = openSession(world, member, ip, trialLife(world, merchant))
      grantDemoMoney(world, member.id, toUnits(TRIAL_BALANCE))
      return { token, userName: member.username, customerType: 4 as const }
    })
  }),
]

const ENTRANCES = { username: enterByPassword, sms: enterBySms, firebase: enterByCloud } as const

const trialsOpen = (world: World, merchant: MerchantCode) =>
  world.use(flagsRepository).isOn(merchant, MORE_FLAGS.freePlay) &&
  world.use(systemRepository).merchant(merchant).settings.trail === 1

const trialLife = (world: World, merchant: MerchantCode) =>
  (world.use(systemRepository).merchant(merchant).settings.trialMinutes ?? USUAL_TRIAL_MINUTES) * MINUTE

const trialsLeft = (world: World, ip: string) =>
  Math.max(0, TRIALS_PER_DAY - world.use(sessionsRepository).trialsSince(ip, world.now() - DAY))

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
    avatar: '/img/a1/avatar/1.svg',
    status: 'active',
    nonMember: false,
    firstTimeLogin: false,
    liveModel: false,
    passwordChangedAt: now,
  })
}
