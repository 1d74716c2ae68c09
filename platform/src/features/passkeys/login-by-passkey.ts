import { type passkeys as contract, type ErrorCode, platformError, session } from '@understudy/contracts'
import type { CallOf } from '../../binding/call.ts'
import { membersRepository } from '../member/index.ts'
import { devicesRepository, refuseAccount, startSession } from '../session/index.ts'
import { verifyAssertion } from './ceremony.ts'
import { passkeysRepository } from './passkeys.repository.ts'

type LoginCall = CallOf<typeof contract.passkeyLogin>

/** What a tester has ordered every login by passkey to end with. */
const ORDERED: Partial<Record<(typeof contract.PASSKEY_CHECKS)[number], ErrorCode>> = {
  counter: 'passkey.counter',
  removed: 'passkey.not.found',
  locked: 'account.locked',
}

/**
 * Opens a session by a passkey. It needs no slide check, captcha or code of a new device: it cannot be guessed, and
 * proves the device and the member at once.
 * @throws PlatformError `passkey.challenge.expired`, `passkey.not.found`, `passkey.not.verified`, `passkey.counter`, and
 * those of an account that may not log in
 */
export async function loginByPasskey(call: LoginCall) {
  const { world, merchant, body, ip, agent, origins } = call
  const { row, counter, backedUp } = await verifyAssertion(world, { response: body.credential, origins })
  const ordered = ORDERED[world.setting.passkeyCheck ?? 'ask']
  if (ordered) throw platformError(ordered)
  return world.transaction(() => {
    const passkeys = world.use(passkeysRepository)
    // Read again: it may have been removed or used while the signature was checked.
    const stored = passkeys.byCredential(row.credentialId)
    const member = stored && world.use(membersRepository).byId(stored.memberId)
    if (!stored || !member || member.merchant !== merchant) throw platformError('passkey.not.found')
    if (counter <= stored.counter && (counter > 0 || stored.counter > 0)) throw platformError('passkey.counter')
    if (body.username !== undefined && body.username.toLowerCase() !== member.username.toLowerCase())
      throw platformError('passkey.not.verified')
    refuseAccount(call, member)
    const now = world.now()
    passkeys.used(stored.id, { counter, backedUp, lastUsedAt: now })
    const life = body.autoLogin === 1 ? session.SESSION_LIFE.remembered : session.SESSION_LIFE.absolute
    const token = startSession(world, member, { ip }, life)
    if (body.loginDeviceId)
      world.use(devicesRepository).note({ memberId: member.id, deviceId: body.loginDeviceId, agent, ip, at: now })
    const { id, username, type, firstTimeLogin } = member
    return { token, id, userName: username, type, firstTimeLogin }
  })
}
