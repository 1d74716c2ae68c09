import { internationalMobile, MORE_FLAGS, platformError } from '@understudy/contracts'
import type { Member } from '../member/index.ts'
import { maskedEmail, maskedMobile } from '../member/index.ts'
import { flagsRepository } from '../system/index.ts'
import { type CodeKey, codeAskedAt, codeUnderWay, sendCode, spendCode } from '../verification/index.ts'
import type { LoginCall } from './login-result.ts'
import { devicesRepository } from './session.repository.ts'

/** Where the code of a member's new device goes; undefined for one that can be reached nowhere. */
function contactOf({ merchant }: LoginCall, member: Member) {
  const key = (target: string): CodeKey => ({ merchant, purpose: 'device', target, owner: member.id })
  if (member.mobile) {
    const target = internationalMobile(member.dialingCode, member.mobile)
    return { channel: 'sms' as const, to: maskedMobile(member.mobile), key: key(target) }
  }
  if (member.email)
    return { channel: 'email' as const, to: maskedEmail(member.email), key: key(member.email.toLowerCase()) }
  return undefined
}

/** How long a passed first step, password and all, counts for the second; milliseconds. */
const FIRST_STEP_LIFE = 15 * 60_000

/** The second step of a login: only who has passed the first one can have had a code sent. */
export function isSecondStep(call: LoginCall, member: Member | undefined): boolean {
  const contact = call.body.deviceCode && member ? contactOf(call, member) : undefined
  const askedAt = contact && codeAskedAt(call.world, contact.key)
  const now = call.world.now()
  return askedAt !== undefined && askedAt <= now && now < askedAt + FIRST_STEP_LIFE
}

/**
 * Where the merchant has new devices checked, a device the member has not logged in with before is asked for a code.
 * The first device of all is believed, and so is a member who can be reached nowhere.
 * @throws PlatformError `login_verify_required`
 */
export function checkDevice(call: LoginCall, member: Member): void {
  const { world, merchant, language, ip, agent, body } = call
  if (!world.use(flagsRepository).isOn(merchant, MORE_FLAGS.newDeviceCheck)) return
  const known = world.use(devicesRepository)
  const devices = known.of(member.id)
  if (devices.length === 0 || devices.some(({ deviceId }) => deviceId === body.loginDeviceId)) return
  const contact = contactOf(call, member)
  if (!contact) return
  const { channel, to, key } = contact
  if (body.deviceCode) {
    spendCode(world, key, body.deviceCode)
    // Also when the login still fails, over an old password: the device has been proved.
    if (body.loginDeviceId)
      known.note({ memberId: member.id, deviceId: body.loginDeviceId, agent, ip, at: world.now() })
    return
  }
  const { expiresAt } = codeUnderWay(world, key) ?? sendCode(world, { ...key, channel, language, ip, deliver: true })
  throw platformError('login_verify_required', { channel, to, expirationTime: expiresAt })
}
