import { deposits, toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion } from '../../world/query.ts'
import { HOUSE, ledgerRepository, memberAccount, TX } from '../ledger/index.ts'
import { requirementsRepository } from '../turnover/index.ts'
import { depositsRepository } from './deposits.repository.ts'
import { depositChannel, gatewayPayment, scratchCard } from './deposits.table.ts'
import { transIdOf } from './open-deposit.ts'
import { creditOf } from './steps.ts'

const addChannel = insertion(depositChannel)
const addCard = insertion(scratchCard)
const addPayment = insertion(gatewayPayment)

/** Loads channels and scratch cards, and the deposits before the world's start with their ledger movements. */
export function loadDeposits(db: WorldDatabase, seed: WorldSeed): void {
  for (const [index, row] of seed.depositChannels.entries()) addChannel(db, { ...row, sortOrder: index })
  for (const { amount, ...row } of seed.scratchCards) addCard(db, { ...row, amount: toUnits(amount) })
  for (const [index, row] of seed.cashier.deposits.entries()) loadOne(db, row, index)
}

function loadOne(
  db: WorldDatabase,
  { states, turnover, ...seeded }: WorldSeed['cashier']['deposits'][number],
  index: number,
): void {
  const repository = depositsRepository(db)
  const [created] = states
  const last = states.at(-1)
  if (!created || !last) throw new Error('A deposit of the seed has no state')
  const order = repository.add(
    {
      ...seeded,
      requested: toUnits(seeded.requested),
      fee: toUnits(seeded.fee),
      reimbursed: toUnits(seeded.reimbursed),
      requestId: `seed ${index}`,
      state: last.state,
      createdAt: created.at,
      stateAt: last.at,
      expiresAt: created.at + deposits.DEPOSIT_ORDERS.life,
      promotionId: null,
      bonus: 0,
      bonusTurnover: 0,
    },
    (id) => transIdOf(id, created.at, seeded.merchant),
  )
  for (const { state, at } of states.slice(1)) repository.note(order.id, 'state', state, at)
  const { transId, memberId } = order
  if ((order.mode === 'pg' || order.mode === 'qr') && last.state === deposits.DEPOSIT_STATES.waiting)
    addPayment(db, {
      payId: seedPayId(order.id),
      orderId: order.id,
      status: 'open',
      refId: `LP${transId.slice(1)}`,
      callbackAt: null,
      callbacks: 0,
      returned: false,
    })
  if (last.state !== deposits.DEPOSIT_STATES.success) return
  const amount = creditOf(order)
  ledgerRepository(db).write(
    {
      key: `deposit:${transId}`,
      typeId: TX.deposit,
      amount,
      remark: transId,
      from: HOUSE,
      to: memberAccount(memberId),
    },
    last.at,
  )
  if (turnover === 0) return
  const required = { memberId, amount: toUnits(turnover), reason: 'deposit', reference: transId, since: last.at }
  requirementsRepository(db).add(required)
}

/** A deterministic id, because seeding has no random source. */
const seedPayId = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
