import { createHash, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD } from '@understudy/seed'

// Low cost, enough for invented people. The hash contains its parameters, so they can be raised later.
const PARAMETERS = { N: 256, r: 8, p: 1 } as const
const KEY_BYTES = 32
const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)

const written = (salt: Buffer, hash: Buffer) =>
  ['scrypt', PARAMETERS.N, PARAMETERS.r, PARAMETERS.p, salt.toString('base64'), hash.toString('base64')].join('$')

export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  return written(salt, await derive(password, salt, KEY_BYTES, PARAMETERS))
}

/** Hashes a seeded password. The salt follows from password and seed, so equal seeds give equal bytes. */
export function hashSeedPassword(password: string, seed: number): string {
  const salt = createHash('sha256').update(`${seed}:${password}`).digest().subarray(0, 16)
  return written(salt, scryptSync(password, salt, KEY_BYTES, PARAMETERS))
}

/** Compares a password. Takes the same time when the account does not exist (`stored` undefined). */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, n, r, p, salt, hash] = (stored === CAST_HASH ? CAST : stored || DECOY).split('$')
  const expected = Buffer.from(hash ?? '', 'base64')
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'), expected.length, {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected) && Boolean(stored)
}

const DECOY = hashSeedPassword('nobody', 0)
/** Stands for the hash of the cast's password, which would otherwise be stored about nine hundred times per world. */
export const CAST_HASH = 'cast'
const CAST = hashSeedPassword(PASSWORD, 0)
