import { agentContracts, control as contract } from '@understudy/contracts'
import { control } from '../support/call.ts'
import type { Actor, TestWorld } from '../support/world.ts'

export interface ContractsSample {
  /** An active contract, and one that bilal's upline has just accepted. */
  paying: number
  accepted: number
  /** A contract that bilal has requested. */
  asked: number
  /** Requests that bilal can answer: a downline's salary, and an hourly salary offered to him. */
  greedy: number
  hour: number
}

const tiers: agentContracts.Tier[] = [{ minimumBet: 1_000, netLoss: 0, activeMember: 1, rateType: 'P', rate: 0.5 }]

/** Creates contracts of bilal in every state that the samples need. */
export async function contractsSample(world: TestWorld, bilal: Actor): Promise<ContractsSample> {
  const contractOf = async (kind: 'salary' | 'hour', role: 'mine' | 'team') =>
    (await bilal.get(agentContracts.contracts, { query: { kind, role } })).list
  const ask = async (product: 'LIVE' | 'PVP') =>
    (await bilal.get(agentContracts.createContract, { body: { kind: 'salary', product, tiers } })).id
  const [asked, accepted] = [await ask('LIVE'), await ask('PVP')]
  const params = { id: world.id, queue: 'agent-contracts', item: String(accepted) }
  await control(contract.decide, { params, body: { action: 'accept' } })
  const paying = (await contractOf('salary', 'mine')).find(({ product }) => product === 'CONS')?.id ?? 0
  const [greedy] = await contractOf('salary', 'team')
  const [hour] = await contractOf('hour', 'mine')
  return { paying, accepted, asked, greedy: greedy?.id ?? 0, hour: hour?.id ?? 0 }
}
