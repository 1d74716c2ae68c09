import { randomUUID } from 'node:crypto'
import { agentContracts, agents, security } from '@understudy/contracts'
import { luck, openGame } from './vendors.ts'
import type { Actor, TestWorld } from './world.ts'

const PAYMENT = '739154'

export const tier = (
  minimumBet: number,
  activeMember: number,
  rate: number,
  more: Partial<agentContracts.Tier> = {},
): agentContracts.Tier => ({ minimumBet, netLoss: 0, activeMember, rateType: 'P', rate, ...more })

/** An agent `nayaab1` below bilal with one player `nayaab2` below her, who has money and has never played. */
export async function teamOfOne(world: TestWorld) {
  const bilal = await world.signedIn('bilal')
  await bilal.get(agents.createDownline, { body: { account: 'nayaab1', password: 'Secret99', type: 1 } })
  const nayaab = await world.signedIn('nayaab1')
  await nayaab.get(agents.createDownline, { body: { account: 'nayaab2', password: 'Secret99', type: 0 } })
  await sendDown(bilal, 'nayaab2', 3_000)
  const player = await world.signedIn('nayaab2')
  return { bilal, nayaab, player }
}

/** Money of an agent for somebody below, with a payment password that is set where there is none. */
export async function sendDown(agent: Actor, account: string, amount: number, isFirst = true): Promise<void> {
  const passwords = { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT }
  if (isFirst) await agent.get(security.setPaymentPassword, { body: passwords })
  const body = { requestId: randomUUID(), account, amount, paymentPassword: PAYMENT, remark: '' }
  await agent.get(agents.transferDownline, { body })
}

/** A contract that bilal proposes to nayaab1 and she accepts. */
export async function agreed(
  { bilal, nayaab }: { bilal: Actor; nayaab: Actor },
  kind: agentContracts.ContractKind,
  tiers: agentContracts.Tier[],
  more: { product?: agentContracts.ContractProduct; compPeriod?: agentContracts.CompPeriod } = {},
): Promise<number> {
  const body = { kind, product: 'CONS' as const, account: 'nayaab1', tiers, acceptHigherRate: true, ...more }
  const { id } = await bilal.get(agentContracts.createContract, { body })
  if (kind === 'salary') await nayaab.get(agentContracts.processSalary, { body: { id, status: 'A' } })
  else if (kind === 'hour') await nayaab.get(agentContracts.processHour, { body: { contractId: id, status: 'A' } })
  else await nayaab.get(agentContracts.processDividend, { body: { type: body.product, status: 'A' } })
  return id
}

/** Spins that lose. */
export async function lose(world: TestWorld, player: Actor, bets: readonly (5 | 10 | 20 | 50 | 100 | 500)[]) {
  const game = await openGame(world, player, 'RNG')
  for (const bet of bets) {
    await luck(world, ['lose'])
    const { code } = await game.spin(bet)
    if (code) throw new Error(`The spin was refused: ${code}`)
  }
}

export const payoutsOf = async (agent: Actor, id: number) =>
  (await agent.get(agentContracts.payouts, { query: { id: String(id), pageSize: 100 } })).list
