import type { verification } from '@understudy/contracts'
import type { Call } from '../../binding/call.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { type CodeKey, mobileOf, sendCode } from '../verification/index.ts'

type ResetRequest = Pick<Call, 'world' | 'merchant' | 'language' | 'ip'>

/** The key of the reset code, and the member whose password it resets; undefined when no account matches. */
export interface Reset {
  key: CodeKey
  member: Member | undefined
}

const resetOf = ({ merchant }: ResetRequest, target: string, found: Member | undefined): Reset => {
  const member = found && found.status === 'active' && !found.nonMember ? found : undefined
  return { key: { merchant, purpose: 'reset', target, owner: member?.id ?? 0 }, member }
}

export function emailReset(call: ResetRequest, { username, email }: { username: string; email: string }): Reset {
  const candidate = call.world.use(membersRepository).byName(call.merchant, username)
  const target = email.toLowerCase()
  return resetOf(call, target, candidate?.email.toLowerCase() === target ? candidate : undefined)
}

export function mobileReset(call: ResetRequest, given: { mobileNum: string; countryDialingCode: string }): Reset {
  const mobile = mobileOf(call.world, given)
  return resetOf(call, mobile.target, call.world.use(membersRepository).byMobile(call.merchant, mobile))
}

/** Sends a reset code. Without a matching account the reply is the same, but nothing is delivered. */
export function sendResetCode(call: ResetRequest, { key, member }: Reset, channel: verification.CodeChannel) {
  const { world, language, ip } = call
  const { expiresAt } = sendCode(world, { ...key, channel, language, ip, deliver: member !== undefined })
  return { expirationTime: expiresAt }
}
