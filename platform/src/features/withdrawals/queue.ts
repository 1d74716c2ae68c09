import { type control, toAmount, withdrawals } from '@understudy/contracts'
import type { Queue } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { bankName } from '../withdraw-cards/index.ts'
import { canStep, type StepName, step } from './withdrawal-steps.ts'
import { bankOfOrder } from './withdrawal-views.ts'
import { type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'

const ACTIONS = ['review', 'approve', 'payOut', 'reject', 'fail'] as const satisfies readonly StepName[]
const isAction = (name: string): name is (typeof ACTIONS)[number] => (ACTIONS as readonly string[]).includes(name)
const NAMES = new Map(Object.entries(withdrawals.WITHDRAWAL_STATES).map(([name, state]) => [state as number, name]))

function itemOf(world: World, row: WithdrawalRow): control.QueueItem {
  const member = world.use(membersRepository).byId(row.memberId)
  const bank = bankName(world, bankOfOrder(world, row), 'EN')
  return {
    id: row.refId,
    account: member?.username ?? String(row.memberId),
    merchant: member?.merchant ?? world.merchant,
    title: bank,
    since: row.stateAt,
    amount: toAmount(row.amount),
    currencySymbol: member ? world.use(systemRepository).merchant(member.merchant).currencySymbol : '',
    state: NAMES.get(row.state) ?? '',
    facts: {
      bank,
      payee: row.payeeName,
      // Not masked: the cashier needs the account to pay.
      account: row.accountNo,
      fee: String(toAmount(row.fee)),
    },
    pictures: [],
    actions: ACTIONS.filter((action) => canStep(action, row)),
  }
}

const rowOf = (world: World, id: string): WithdrawalRow | undefined => {
  const row = world.use(withdrawalsRepository).byRef(id)
  return row && row.state < withdrawals.WITHDRAWAL_STATES.success ? row : undefined
}

export const withdrawalQueue: Queue = {
  name: 'withdrawals',
  count: (world) => world.use(withdrawalsRepository).countWaiting(),
  items: (world, limit) =>
    world
      .use(withdrawalsRepository)
      .waiting(limit)
      .map((row) => itemOf(world, row)),
  item(world, id) {
    const row = rowOf(world, id)
    return row && itemOf(world, row)
  },
  reasons: {
    reject: withdrawals.WITHDRAWAL_REASONS.filter((reason) => reason !== 'bankRefused'),
    fail: ['bankRefused', 'accountClosed', 'other'],
  },
  decide(world, id, { action, reason = null, remark }) {
    const row = rowOf(world, id)
    if (!row || !isAction(action)) throw new Error(`${id} cannot be: ${action}`)
    step(world, row, action, { reason: reason as withdrawals.WithdrawalReason | null, remark })
  },
}
