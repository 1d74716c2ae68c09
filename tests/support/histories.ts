import type { Parameters } from 'fast-check'

/** Set by `npm run soak`: how many histories all property tests try together, how many kills, and from which seed. */
const soak = process.env.SOAK_SEED === undefined ? undefined : Number(process.env.SOAK_SEED)

/** How many property tests over histories of calls there are; `npm run soak` divides its number among them. */
const SHARERS = 12

/** A few fixed histories in the gate; in a soak many of its seed, whose first failure fast-check shrinks and prints. */
export const histories = (inGate: number, seed: number): Parameters<unknown> =>
  soak === undefined
    ? { numRuns: inGate, seed }
    : { numRuns: Math.ceil(Number(process.env.SOAK_HISTORIES) / SHARERS), seed: soak }

/** One kill in the gate, of a fixed seed; in a soak as many as it asks for. */
export const kills = (): { count: number; seed: number } =>
  soak === undefined ? { count: 1, seed: 1 } : { count: Number(process.env.SOAK_KILLS), seed: soak }

/** Milliseconds a test over histories may take: a soak ends when it is done. */
export const patience = (inGate: number): number => (soak === undefined ? inGate : 0)
