import { type MerchantCode, MORE_FLAGS, platformError, session } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { handle } from '../../binding/call.ts'
import type { BodyEncryption } from '../../binding/encryption.ts'
import type { World } from '../../world/world.ts'
import { pushRepository } from '../push/index.ts'
import { flagsRepository, systemRepository } from '../system/index.ts'
import { loginByCloud } from './login-by-cloud.ts'
import { loginByPassword } from './login-by-password.ts'
import { loginBySms } from './login-by-sms.ts'
import { startSession } from './open-session.ts'
import { devicesRepository, sessionsRepository } from './session.repository.ts'
import { openTrial } from './trial.ts'

const { SESSION_LIFE, TRIALS_PER_DAY } = session

export const sessionRoutes = (encryption: BodyEncryption) => [
  handle(session.publicKey, () => encryption.publicKey()),

  handle(session.login, async (call) => {
    const { world, body, ip, agent } = call
    const { member, opened } = await LOGINS[body.type](call)
    return world.transaction(() => {
      opened()
      const life = body.autoLogin === 1 ? SESSION_LIFE.remembered : SESSION_LIFE.absolute
      const token = startSession(world, member, { ip }, life)
      if (body.loginDeviceId)
        world
          .use(devicesRepository)
          .note({ memberId: member.id, deviceId: body.loginDeviceId, agent, ip, at: world.now() })
      const { id, username, type, firstTimeLogin } = member
      return { token, id, userName: username, type, firstTimeLogin }
    })
  }),

  handle(session.logout, ({ world, caller: { token, memberId } }) =>
    world.transaction(() => {
      const sessions = world.use(sessionsRepository)
      // Its browser is told nothing any more; those that subscribed in earlier sessions are other ones.
      world.use(pushRepository).unsubscribeSince(memberId, sessions.beganAt(token))
      sessions.end(token, world.now())
      return true as const
    }),
  ),

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
    const { token, member } = openTrial(world, merchant, { ip })
    return { token, userName: member.username, customerType: 4 as const }
  }),
]

const LOGINS = { username: loginByPassword, sms: loginBySms, firebase: loginByCloud } as const

const trialsOpen = (world: World, merchant: MerchantCode) =>
  world.use(flagsRepository).isOn(merchant, MORE_FLAGS.freePlay) &&
  world.use(systemRepository).merchant(merchant).settings.trail === 1

const trialsLeft = (world: World, ip: string) =>
  Math.max(0, TRIALS_PER_DAY - world.use(sessionsRepository).trialsBetween(ip, world.now() - DAY, world.now()))
