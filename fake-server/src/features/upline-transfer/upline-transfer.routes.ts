import { mayTransferToUpline, platformError, toAmount, toUnits, uplineTransfer } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { ledgerRepository, memberAccount, TX } from '../ledger/index.ts'
import { type Member, membersRepository } from '../members/index.ts'
import {
  lockedUntil,
  paymentPasswordsRepository,
  paymentSecret,
  provePaymentPassword,
} from '../payment-password/index.ts'
import { turnoverLeft } from '../turnover/index.ts'

type SendCall = CallOf<typeof uplineTransfer.transferUpline>

export const uplineTransferRoutes = [
  handle(uplineTransfer.transferState, ({ world, caller: { memberId } }) => ({
    enabled: uplineOf(world, memberId) !== undefined,
    upline: world.use(membersRepository).byId(memberId)?.upline ?? '',
    availBalance: toAmount(world.use(ledgerRepository).balance(memberAccount(memberId))),
    hasPaymentPassword: world.use(paymentPasswordsRepository).hashOf(memberId) !== undefined,
    paymentLockedUntil: lockedUntil(world, paymentSecret(memberId)) ?? null,
  })),

  handle(uplineTransfer.transferUpline, async (call) => {
    const { world, caller, body } = call
    const upline = uplineOf(world, caller.memberId)
    if (!upline) throw platformError('permission.denied')
    if (isSent(call, upline)) return sent(call, upline)
    refuseUnfit(call)
    await provePaymentPassword(world, caller.memberId, body.paymentPassword)
    world.transaction(() => {
      // The same wish may have come by another call while the password was looked at.
      if (isSent(call, upline)) return
      refuseUnfit(call)
      send(call, upline)
    })
    return sent(call, upline)
  }),
]

/** Who gets what the member sends; undefined for who has nobody above, for top agents, and while the upline is closed. */
function uplineOf(world: World, memberId: number): Member | undefined {
  const members = world.use(membersRepository)
  const member = members.byId(memberId)
  if (!member || !mayTransferToUpline(member.type, member.upline !== '')) return undefined
  const upline = members.byName(member.merchant, member.upline)
  return upline?.status === 'active' ? upline : undefined
}

const keyOf = ({ caller, body }: SendCall) => `upline:${caller.memberId}:${body.requestId}`

/** Whether this wish was done already; the same id for another amount or remark is `transaction.conflict`. */
function isSent(call: SendCall, upline: Member): boolean {
  const { world, caller, body } = call
  const known = world
    .use(ledgerRepository)
    .movement(keyOf(call), memberAccount(caller.memberId), memberAccount(upline.id))
  if (known && (known.amount !== toUnits(body.amount) || known.remark !== body.remark))
    throw platformError('transaction.conflict')
  return known !== undefined
}

/** Money that is still to be turned over does not leave by this door either. */
function refuseUnfit({ world, caller: { memberId }, body }: SendCall): void {
  if (world.use(ledgerRepository).balance(memberAccount(memberId)) < toUnits(body.amount))
    throw platformError('balance.not.enough')
  const { required, done } = turnoverLeft(world, memberId)
  if (done < required)
    throw platformError('turnover.not.met', { required: toAmount(required), current: toAmount(done) })
}

function send(call: SendCall, upline: Member): void {
  const { world, caller, body } = call
  world.use(ledgerRepository).write(
    {
      ...{ key: keyOf(call), typeId: TX.memberTransferOut, arrivesAs: TX.memberTransferIn },
      ...{ from: memberAccount(caller.memberId), to: memberAccount(upline.id) },
      ...{ amount: toUnits(body.amount), remark: body.remark },
    },
    world.now(),
  )
}

const sent = ({ world, caller, body }: SendCall, upline: Member) => ({
  transId: body.requestId,
  upline: upline.username,
  amount: body.amount,
  balance: toAmount(world.use(ledgerRepository).balance(memberAccount(caller.memberId))),
})
