import { control as contract, deposits, wallet } from '@understudy/contracts'
import { control } from './call.ts'
import type { Actor, TestWorld } from './world.ts'

/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let serial = 0
export const requestId = () => {
  serial += 1
  return `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`
}
export const open = (member: Actor, mode: deposits.DepositMode, vendorId: string, amount?: number, more: object = {}) =>
  member.call(deposits.openDeposit, { params: { mode }, body: { requestId: requestId(), vendorId, amount, ...more } })
export const orderOf = (member: Actor, transId: string) => member.get(deposits.depositOrder, { params: { transId } })
export const balanceOf = async (member: Actor) => (await member.get(wallet.balance)).sumBalance
export const prove = (member: Actor, transId: string, referenceNo = 'TR7788990011') =>
  member.call(deposits.proveDeposit, { params: { transId }, body: { referenceNo } })
export const cancel = (member: Actor, transId: string) =>
  member.call(deposits.cancelDeposit, { params: { transId }, body: {} })
export const decide = (world: TestWorld, item: string, action: string, more: object = {}) =>
  control(contract.decide, { params: { id: world.id, queue: 'deposits', item }, body: { action, ...more } })
export const payIdOf = ({ payUrl, qrText }: deposits.DepositOrder) =>
  new URL(payUrl ?? qrText ?? 'http://nowhere').pathname.replace('/pay/', '')
export const answer = (world: TestWorld, order: deposits.DepositOrder, how: deposits.PayAnswer) =>
  world.guest.call(deposits.answerPayment, { params: { payId: payIdOf(order) }, body: { answer: how } })
export const statesOf = ({ timeline }: deposits.DepositOrder) =>
  timeline.map(({ kind, state }) => (kind === 'state' ? state : kind))
