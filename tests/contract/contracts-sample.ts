import { agentContracts, control as contract } from '@understudy/contracts'
import { control } from '../support/call.ts'
import type { Actor, TestWorld } from '../support/world.ts'

export interface ContractsSample {
  /** One that pays, and one that bilal's upline has accepted since. */
  paying: number
  accepted: number
  /** What he has asked for himself. */
  asked: number
  /** What waits for him: a downline's salary, and an hourly salary of his own. */
  greedy: number
  hour: number
}

const tiers: agentContracts.Tier[] = [{ minimumBet: 1_000, netLoss: 0, activeMember: 1, rateType: 'P', rate: 0.5 }]

/** Contracts of bilal in every state that a call needs. */
export async function contractsSample(world: TestWorld, bilal: Actor): Promise<ContractsSample> {
  const of = async (kind: 'salary' | 'hour', role: 'mine' | 'team') =>
    (await bilal.get(agentContracts.contracts, { query: { kind, role } })).list
  const ask = async (product: 'LIVE' | 'PVP') =>
    (await bilal.get(agentContracts.createContract, { body: { kind: 'salary', product, tiers } })).id
  const [asked, accepted] = [await ask('LIVE'), await ask('PVP')]
  const params = { id: world.id, queue: 'agent-contracts', item: String(accepted) }
  await control(contract.decide, { params, body: { action: 'accept' } })
  const paying = (await of('salary', 'mine')).find(({ product }) => product === 'CONS')?.id ?? 0
  const [greedy] = await of('salary', 'team')
  const [hour] = await of('hour', 'mine')
  return { paying, accepted, asked, greedy: greedy?.id ?? 0, hour: hour?.id ?? 0 }
}
