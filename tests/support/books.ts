import { control as contract } from '@understudy/contracts'
import { control } from './call.ts'
import type { TestWorld } from './world.ts'

/** Checks the ledger of a world; returns its errors. */
export async function audit(world: TestWorld) {
  const { sound, ledger, found, bets, damage } = await control(contract.audit, { params: { id: world.id } })
  return { sound, total: ledger.total, ...found, unpaid: bets.won - bets.paid, damage }
}
export const SOUND = {
  sound: true,
  total: 0,
  unbalanced: [],
  drifted: [],
  overdrawn: [],
  unpaid: 0,
  damage: [],
}
