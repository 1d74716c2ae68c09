// Provably fair draws: a committed server seed, a client seed and a nonce determine the numbers (docs/lottery.md).
import { hmac, sha256 } from '../shared/digests.ts'

/** Where the numbers of a draw or a round come from. */
export interface Chance {
  /** An integer in [0, bound). */
  below(bound: number): number
}

/** Everything from which a draw or a round follows. */
export interface FairSeeds {
  /** 64 hexadecimal digits, secret until the round is over. */
  serverSeed: string
  /** The player's own seed, or for a round that many share something public, such as the game's code. */
  clientSeed: string
  /** Number of the round. */
  nonce: string
}

/**
 * Returns the server seed of a round, 64 hexadecimal digits. It follows from the world's seed, so that the same world has
 * the same draws.
 * @param round name of the round, unique in the world
 */
export const serverSeedOf = (worldSeed: number, round: string): string =>
  hmac(`world ${worldSeed}`, round).toString('hex')

/** Returns the commitment to a server seed, which is shown before the round: its SHA-256, hexadecimal. */
export const commitmentOf = (serverSeed: string): string => sha256(serverSeed).toString('hex')

/** Returns one block of 32 bytes of a round: HMAC-SHA256 with the server seed as key. */
export const blockOf = ({ serverSeed, clientSeed, nonce }: FairSeeds, block: number): Buffer =>
  hmac(serverSeed, `${clientSeed}:${nonce}:${block}`)

const WORD = 4
const WORDS = 2 ** 32

/** The numbers of a round: four bytes each, from one block after another. */
export class FairNumbers implements Chance {
  readonly #seeds: FairSeeds
  #block: Buffer = Buffer.alloc(0)
  #blocks = 0
  #used = 0

  constructor(seeds: FairSeeds) {
    this.#seeds = seeds
  }

  below(bound: number): number {
    // Words from here on would make the low numbers more likely.
    const end = WORDS - (WORDS % bound)
    for (;;) {
      const word = this.#word()
      if (word < end) return word % bound
    }
  }

  #word(): number {
    if (this.#used === this.#block.length) {
      this.#block = blockOf(this.#seeds, this.#blocks)
      this.#blocks += 1
      this.#used = 0
    }
    this.#used += WORD
    return this.#block.readUInt32BE(this.#used - WORD)
  }
}
