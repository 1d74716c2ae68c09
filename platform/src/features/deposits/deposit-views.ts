import { artUrl } from '@understudy/art'
import { deposits, type LanguageCode, toAmount } from '@understudy/contracts'
import type { Origins } from '../../binding/platform.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { promotionsRepository } from '../promotions/index.ts'
import { type ChannelRow, channelsRepository } from './channels.repository.ts'
import { canStep, creditOf } from './deposit-steps.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { proofPicturesRepository } from './proof-pictures.repository.ts'

/** From this VIP level on, the whole fee is reimbursed. */
const REIMBURSED_FROM = 4
/** The whole, where shares are counted in ten-thousandths. */
export const WHOLE = 10_000

export const reimbursementOf = (vip: number): number => (vip >= REIMBURSED_FROM ? WHOLE : 0)

export function channelView(
  { vendorId, facts }: ChannelRow,
  language: LanguageCode,
  vip: number,
): deposits.DepositChannel {
  const { name, logo, min, max, decimals, fee, quickAmounts, minutes } = facts
  return {
    vendorId,
    vendorName: textIn(name, language),
    // That of a file may be a picture of its own.
    logo: logo.includes('/') ? logo : artUrl.payment(logo),
    min,
    max,
    decimals,
    fee,
    quickAmounts,
    reimbursement: reimbursementOf(vip),
    expectedMinutes: minutes,
  }
}

/** Returns the address of the gateway's page of a payment. */
const payAddress = ({ id }: World, { language, origins }: Reader, payId: string): string =>
  `${origins.stage}/pay/${id}.${payId}?language=${language}`

export interface Reader {
  language: LanguageCode
  origins: Origins
}

/** Returns the promotion chosen for an order. */
function promotionOf(world: World, row: DepositRow, language: LanguageCode): deposits.DepositOrder['promotion'] {
  if (row.promotionId === null) return null
  const promotion = world.use(promotionsRepository).one(row.merchant, row.promotionId)
  return {
    id: row.promotionId,
    title: promotion ? textIn(promotion.announcement.title, language) : '',
    bonus: toAmount(row.bonus),
    turnover: toAmount(row.bonusTurnover),
  }
}

/** Returns an order as its member sees it. */
export function depositView(world: World, row: DepositRow, { language, origins }: Reader): deposits.DepositOrder {
  const facts = world.use(channelsRepository).one(row.merchant, row.vendorId)?.facts
  const { waiting, success } = deposits.DEPOSIT_STATES
  const isWaiting = row.state === waiting
  const address = isWaiting && row.payId !== null ? payAddress(world, { language, origins }, row.payId) : null
  const events = world.use(depositsRepository).events(row.id)
  const proofEvent = events.find(({ kind, state }) => kind === 'state' && state === deposits.DEPOSIT_STATES.proved)
  return {
    transId: row.transId,
    depositMode: row.mode,
    vendorId: row.vendorId,
    vendorName: facts ? textIn(facts.name, language) : row.vendorId,
    requestedAmount: toAmount(row.requested),
    fee: toAmount(row.fee),
    reimbursementAmount: toAmount(row.reimbursed),
    amount: row.state === success ? toAmount(creditOf(row)) : 0,
    state: row.state,
    refId: row.refId,
    depositDate: row.createdAt,
    actualDepositDate: row.state === success ? row.stateAt : null,
    expiresAt: row.expiresAt,
    reference: row.reference,
    payUrl: row.mode === 'pg' ? address : null,
    qrText: row.mode === 'qr' ? address : null,
    payee: facts?.payee ? { ...facts.payee, bankName: textIn(facts.payee.bankName, language) } : null,
    proof: proofEvent ? { referenceNo: row.refId, payerAccount: row.payerAccount, sentAt: proofEvent.at } : null,
    pictures: world
      .use(proofPicturesRepository)
      .of(row.id)
      .map((name) => ({ name, address: `/img/upload/${world.id}/${name}.webp` })),
    reason: row.reason,
    remark: row.remark,
    timeline: events,
    promotion: promotionOf(world, row, language),
    cancellable: canStep('cancel', row),
  }
}
