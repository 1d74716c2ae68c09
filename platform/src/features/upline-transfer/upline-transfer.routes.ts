import { mayTransferToUpline, platformError, toAmount, uplineTransfer } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { ledgerRepository, memberAccount } from '../ledger/index.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { lockedUntil, paymentPasswordsRepository, paymentSecret } from '../payment-password/index.ts'
import { sendToMember } from './member-transfer.ts'

export const uplineTransferRoutes = [
  handle(uplineTransfer.transferState, ({ world, caller: { memberId } }) => ({
    enabled: uplineOf(world, memberId) !== undefined,
    upline: world.use(membersRepository).byId(memberId)?.upline ?? '',
    availBalance: toAmount(world.use(ledgerRepository).balance(memberAccount(memberId))),
    hasPaymentPassword: world.use(paymentPasswordsRepository).hashOf(memberId) !== undefined,
    paymentLockedUntil: lockedUntil(world, paymentSecret(memberId)) ?? null,
  })),

  handle(uplineTransfer.transferUpline, async ({ world, caller: { memberId }, body: { requestId, ...transfer } }) => {
    const upline = uplineOf(world, memberId)
    if (!upline) throw platformError('permission.denied')
    const way = { key: `upline:${memberId}:${requestId}`, from: memberId, to: upline.id }
    const balance = await sendToMember(world, { ...way, ...transfer })
    return { transId: requestId, upline: upline.username, amount: transfer.amount, balance }
  }),
]

/**
 * Returns the recipient: the direct upline. Undefined for top agents, without an upline, and while the upline's account
 * is closed.
 */
function uplineOf(world: World, memberId: number): Member | undefined {
  const members = world.use(membersRepository)
  const member = members.byId(memberId)
  if (!member || !mayTransferToUpline(member.type, member.upline !== '')) return undefined
  const upline = members.byName(member.merchant, member.upline)
  return upline?.status === 'active' ? upline : undefined
}
