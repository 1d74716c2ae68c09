import { control as contract } from '@understudy/contracts'
import fc, { type Parameters as RunParameters } from 'fast-check'
import { control } from './call.ts'
import { madeWorlds } from './made-worlds.ts'

let before: ReadonlySet<string> = new Set()

/** `fc.asyncProperty` for histories: the worlds of one end with it, as memory does not hold those of thousands. */
export const historyProperty = ((...args: Parameters<typeof fc.asyncProperty>) =>
  fc
    .asyncProperty(...args)
    .beforeEach(async () => {
      before = new Set(madeWorlds())
    })
    .afterEach(async () => {
      for (const id of madeWorlds()) if (!before.has(id)) await deleted(id)
    })) as typeof fc.asyncProperty

/** Deletes a world, unless its history has done so. */
const deleted = (id: string) =>
  control(contract.deleteWorld, { params: { id } }).catch((error: Error) => {
    if (!error.message.includes(' 404 ')) throw error
  })

/** Set by `npm run soak`: the number of histories of all property tests together, of kills, and the seed. */
const soak = process.env.SOAK_SEED === undefined ? undefined : Number(process.env.SOAK_SEED)

/** How many property tests over histories of calls there are; `npm run soak` divides its number among them. */
const SHARERS = 13

/** A few fixed histories in the gate, many random ones in a soak, where fast-check shrinks and prints the first failure. */
export const histories = (inGate: number, seed: number): RunParameters<unknown> =>
  soak === undefined
    ? { numRuns: inGate, seed }
    : { numRuns: Math.ceil(Number(process.env.SOAK_HISTORIES) / SHARERS), seed: soak }

/** One kill with a fixed seed in the gate, the requested number in a soak. */
export const kills = (): { count: number; seed: number } =>
  soak === undefined ? { count: 1, seed: 1 } : { count: Number(process.env.SOAK_KILLS), seed: soak }

/** Timeout of a test over histories, ms; none in a soak. */
export const patience = (inGate: number): number => (soak === undefined ? inGate : 0)
