import { deposits, toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { ledgerRepository } from '../ledger/index.ts'
import { requirementsRepository } from '../turnover/index.ts'
import { creditMovement } from './deposit-steps.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { depositChannel, scratchCard } from './deposits.table.ts'
import { isPaidByGateway, openPayment, transIdOf } from './open-deposit.ts'
import type { PaymentGateway } from './payment-gateway.ts'

const { waiting, success } = deposits.DEPOSIT_STATES

/** Loads channels and scratch cards, and the deposits before the world's start with their ledger movements. */
export function loadDeposits(db: WorldDatabase, seed: WorldSeed, gateway: PaymentGateway): void {
  for (const [index, row] of seed.depositChannels.entries())
    db.insert(depositChannel)
      .values({ ...row, sortOrder: index })
      .run()
  for (const { amount, ...row } of seed.scratchCards)
    db.insert(scratchCard)
      .values({ ...row, amount: toUnits(amount) })
      .run()
  for (const [index, row] of seed.cashier.deposits.entries()) openPayment(db, gateway, loadOne(db, row, index))
}

function loadOne(
  db: WorldDatabase,
  { states, turnover, ...seeded }: WorldSeed['cashier']['deposits'][number],
  index: number,
): DepositRow {
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
      payId: isPaidByGateway(seeded.mode) && last.state === waiting ? seedPayId(index) : null,
    },
    (id) => transIdOf(id, created.at, seeded.merchant),
  )
  for (const { state, at } of states.slice(1)) repository.note(order.id, 'state', state, at)
  const { transId, memberId } = order
  if (last.state !== success) return order
  ledgerRepository(db).write(creditMovement(order), last.at)
  if (turnover === 0) return order
  const required = { memberId, amount: toUnits(turnover), reason: 'deposit', reference: transId, since: last.at }
  requirementsRepository(db).add(required)
  return order
}

/** A deterministic id, because seeding has no random source. */
const seedPayId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
