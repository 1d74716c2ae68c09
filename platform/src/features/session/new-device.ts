import { internationalMobile, MORE_FLAGS, platformError } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import type { Member } from '../member/index.ts'
import { maskedEmail, maskedMobile } from '../member/index.ts'
import { flagsRepository } from '../system/index.ts'
import { type CodeKey, codeAskedAt, codeUnderWay, sendCode, spendCode } from '../verification/index.ts'
import type { LoginCall } from './login-result.ts'
import { devicesRepository } from './session.repository.ts'

/** Returns where the code for a new device is sent; undefined for a member without mobile number and e-mail address. */
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

/** How long a passed first step is valid for the second; milliseconds. */
const FIRST_STEP_LIFE = 15 * MINUTE

/** Reports whether this is the second step of a login: a code was requested, which needs a passed first step. */
export function isSecondStep(call: LoginCall, member: Member | undefined): boolean {
  const contact = call.body.deviceCode && member ? contactOf(call, member) : undefined
  const askedAt = contact && codeAskedAt(call.world, contact.key)
  const now = call.world.now()
  return askedAt !== undefined && askedAt <= now && now < askedAt + FIRST_STEP_LIFE
}

/**
 * Asks for a code on an unknown device, if the merchant checks devices. A member's first device is trusted, and so is
 * any device of a member who has neither mobile number nor e-mail address.
 * @throws PlatformError `login_verify_required`
 */
export function checkDevice(call: LoginCall, member: Member): void {
  const { world, merchant, language, ip, agent, body } = call
  if (!world.use(flagsRepository).isOn(merchant, MORE_FLAGS.newDeviceCheck)) return
  const repository = world.use(devicesRepository)
  const devices = repository.of(member.id)
  if (devices.length === 0 || devices.some(({ deviceId }) => deviceId === body.loginDeviceId)) return
  const contact = contactOf(call, member)
  if (!contact) return
  const { channel, to, key } = contact
  if (body.deviceCode) {
    spendCode(world, key, body.deviceCode)
    // Stored even if the login then fails because of an old password: the device is proved.
    if (body.loginDeviceId)
      repository.note({ memberId: member.id, deviceId: body.loginDeviceId, agent, ip, at: world.now() })
    return
  }
  const { expiresAt } = codeUnderWay(world, key) ?? sendCode(world, { ...key, channel, language, ip, deliver: true })
  throw platformError('login_verify_required', { channel, to, expirationTime: expiresAt })
}
