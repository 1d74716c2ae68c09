import { platformError, toAmount, toUnits } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { ledgerRepository, type Movement, memberAccount, TX } from '../ledger/index.ts'
import { provePaymentPassword } from '../payment-password/index.ts'
import { refuseOpenTurnover } from '../turnover/index.ts'

/** A transfer to another member. */
export interface MemberTransfer {
  /** Idempotency key: sender and request. */
  key: string
  from: number
  to: number
  /** Currency units. */
  amount: number
  remark: string
  paymentPassword: string
}

/**
 * Moves money between two members’ main wallets, idempotent by key; returns the sender's balance in currency units.
 * @throws PlatformError `transaction.conflict`, `balance.not.enough`, `turnover.not.met`, `payment.password.*`
 */
export async function sendToMember(world: World, transfer: MemberTransfer): Promise<number> {
  const remaining = () => toAmount(world.use(ledgerRepository).balance(memberAccount(transfer.from)))
  if (isSent(world, transfer)) return remaining()
  refuseTransfer(world, transfer)
  await provePaymentPassword(world, transfer.from, transfer.paymentPassword)
  world.transaction(() => {
    // A concurrent call may have made the same transfer while the password was checked.
    if (isSent(world, transfer)) return
    refuseTransfer(world, transfer)
    world.use(ledgerRepository).write(transferMovement({ ...transfer, amount: toUnits(transfer.amount) }), world.now())
  })
  return remaining()
}

/**
 * Reports whether this transfer was made already; the same id with another amount or remark is `transaction.conflict`.
 */
function isSent(world: World, { key, from, to, amount, remark }: MemberTransfer): boolean {
  const existing = world.use(ledgerRepository).movement(key, memberAccount(from), memberAccount(to))
  if (existing && (existing.amount !== toUnits(amount) || existing.remark !== remark))
    throw platformError('transaction.conflict')
  return existing !== undefined
}

/** Refuses transfers beyond the balance, and while turnover is required: a transfer must not bypass that. */
function refuseTransfer(world: World, { from, amount }: MemberTransfer): void {
  if (world.use(ledgerRepository).balance(memberAccount(from)) < toUnits(amount))
    throw platformError('balance.not.enough')
  refuseOpenTurnover(world, from)
}

/** The movement that both records show; the amount in ten-thousandths. */
export const transferMovement = ({
  key,
  from,
  to,
  amount,
  remark,
}: Omit<MemberTransfer, 'paymentPassword'>): Movement => ({
  key,
  typeId: TX.memberTransferOut,
  arrivesAs: TX.memberTransferIn,
  from: memberAccount(from),
  to: memberAccount(to),
  amount,
  remark,
})
