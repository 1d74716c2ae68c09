import { PASSWORD } from '@understudy/seed'
import { areEqual, scrypt, scryptSync, sha256 } from '../../shared/digests.ts'

// Low cost, enough for invented people. The hash contains its parameters, so they can be raised later.
const PARAMETERS = { N: 256, r: 8, p: 1 } as const
const KEY_BYTES = 32

const written = (salt: Buffer, hash: Buffer) =>
  ['scrypt', PARAMETERS.N, PARAMETERS.r, PARAMETERS.p, salt.toString('base64'), hash.toString('base64')].join('$')

export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  return written(salt, await scrypt(password, salt, KEY_BYTES, PARAMETERS))
}

/** Hashes a seeded password. The salt follows from password and seed, so equal seeds give equal bytes. */
export function hashSeedPassword(password: string, seed: number): string {
  const salt = sha256(`${seed}:${password}`).subarray(0, 16)
  return written(salt, scryptSync(password, salt, KEY_BYTES, PARAMETERS))
}

/** Compares a password. Takes the same time when the account does not exist (`stored` undefined). */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  known ??= { cast: hashSeedPassword(PASSWORD, 0), decoy: hashSeedPassword('nobody', 0) }
  const [, n, r, p, salt, hash] = (stored === CAST_HASH ? known.cast : stored || known.decoy).split('$')
  const expected = Buffer.from(hash ?? '', 'base64')
  const cost = { N: Number(n), r: Number(r), p: Number(p) }
  const actual = await scrypt(password, Buffer.from(salt ?? '', 'base64'), expected.length, cost)
  return areEqual(actual, expected) && Boolean(stored)
}

/** Stands for the hash of the cast's password, which would otherwise be stored about nine hundred times per world. */
export const CAST_HASH = 'cast'

/** Made at the first comparison. */
let known: { cast: string; decoy: string } | undefined
