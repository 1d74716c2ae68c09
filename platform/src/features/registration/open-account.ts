import { artUrl } from '@understudy/art'
import { type MerchantCode, platformError, type registration, session } from '@understudy/contracts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { hashPassword, membersRepository, registrationRepository } from '../member/index.ts'
import { paymentPasswordsRepository } from '../payment-password/index.ts'
import { openSession } from '../session/index.ts'
import { joinTeam } from '../team/index.ts'
import type { Mobile } from '../verification/index.ts'
import { type Fields, inviterOf } from './form.ts'

const AVATARS = 24

/** Fields stored with the account; the others are stored with the registration. */
const OF_THE_ACCOUNT: readonly string[] = ['username', 'password', 'paymentPassword', 'email', 'nickname', 'mobileNum']

export interface Opening {
  world: World
  merchant: MerchantCode
  ip: string
  type: registration.RegisterType
  /** Validated fields; an empty username means that the platform generates one. */
  fields: Fields
  mobile: Mobile | undefined
  from: Pick<registration.RegistrationBody, 'registerMethod' | 'registerUrl' | 'domain'>
  /** Runs in the same transaction, for instance to use up a code. */
  spend?: () => void
}

/**
 * Opens the account and its first session in one transaction.
 * @throws PlatformError `username.exists`, `mobile.exists`, `email.exists`
 */
export async function openAccount({ world, merchant, ip, type, fields, mobile, from, spend }: Opening) {
  const passwordHash = await hashPassword(fields.password, hostRandom.bytes(16))
  const paymentPasswordHash = fields.paymentPassword
    ? await hashPassword(fields.paymentPassword, hostRandom.bytes(16))
    : undefined
  const email = fields.email.toLowerCase()
  return world.transaction(() => {
    const members = world.use(membersRepository)
    if (fields.username && members.byName(merchant, fields.username)) throw platformError('username.exists')
    if (mobile && members.byMobile(merchant, mobile)) throw platformError('mobile.exists')
    if (email && members.byEmail(merchant, email)) throw platformError('email.exists')
    spend?.()
    const now = world.now()
    const inviter = inviterOf(world, merchant, fields)
    const member = members.add({
      merchant,
      username: fields.username.toLowerCase() || freeNameFor(world, merchant, mobile?.local ?? ''),
      passwordHash,
      type: inviter?.link?.type ?? 0,
      nickname: fields.nickname,
      mobile: mobile?.local ?? '',
      ...(mobile && { dialingCode: mobile.dialingCode }),
      email,
      registeredAt: now,
      upline: inviter?.agent.username ?? '',
      avatar: artUrl.avatar(1 + world.random.below(AVATARS)),
    })
    if (inviter) joinTeam(world, { member, upline: inviter.agent, ...(inviter.link && { link: inviter.link }) })
    world.use(registrationRepository).add({
      memberId: member.id,
      type,
      method: from.registerMethod,
      url: from.registerUrl,
      domain: from.domain,
      ip,
      at: now,
      details: Object.fromEntries(
        Object.entries(fields).filter(([name, value]) => value !== '' && !OF_THE_ACCOUNT.includes(name)),
      ),
    })
    if (paymentPasswordHash) world.use(paymentPasswordsRepository).set(member.id, paymentPasswordHash, now)
    const token = openSession(world, member, { ip }, session.SESSION_LIFE.absolute)
    return { id: member.id, userName: member.username, token, type: member.type }
  })
}

/** Returns `m` and the number; if that is taken, random digits. */
function freeNameFor(world: World, merchant: MerchantCode, local: string): string {
  const members = world.use(membersRepository)
  let name = `m${local.replace(/^0+/, '').slice(0, 12)}`
  while (members.byName(merchant, name)) name = `m${world.random.digits(12)}`
  return name
}
