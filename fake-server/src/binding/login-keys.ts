// RSA key pair of the process, generated ahead of need and persisted with each world that hands it out.
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { SECRET_STATE } from '../world/secrets.ts'
import { readState } from '../world/state.ts'
import type { World } from '../world/world.ts'

/** A key pair: the private key, and the public one as clients get it. */
export interface LoginKey {
  privateKey: KeyObject
  /** The private key as stored in a world, Base64 of PKCS #8. */
  stored: string
  /** The public key (SPKI, Base64) and its id. */
  spki: string
  kid: string
}

/** How many key pairs of worlds from other processes are cached. */
const PARSED = 100

/**
 * The keys of encrypted bodies. A process generates one pair off the event loop; a world stores it when its key is first
 * requested. So creating a world costs nothing, and the key still decrypts after the world moves to another process.
 */
export class LoginKeys {
  #own: Promise<LoginKey> | undefined
  readonly #parsed = new LRUCache<string, LoginKey>({ max: PARSED })

  /** Starts generating the pair, so that no call has to wait for it. */
  async prepare(): Promise<void> {
    await this.#pair()
  }

  /** Returns the key to hand out, which the world stores from now on. */
  async given(world: World): Promise<LoginKey> {
    const own = await this.#pair()
    const kept = this.#kept(world)
    if (kept) return kept
    readState(world.db).set(SECRET_STATE.loginKey, own.stored)
    return own
  }

  /** Returns the private key for bodies encrypted for the world. */
  async of(world: World): Promise<LoginKey> {
    return this.#kept(world) ?? this.#pair()
  }

  #pair(): Promise<LoginKey> {
    this.#own ??= makeKey()
    return this.#own
  }

  #kept(world: World): LoginKey | undefined {
    const stored = readState(world.db).get(SECRET_STATE.loginKey)
    if (typeof stored !== 'string') return undefined
    const known = this.#parsed.get(stored)
    if (known) return known
    const key = keyOf(createPrivateKey({ key: Buffer.from(stored, 'base64'), format: 'der', type: 'pkcs8' }), stored)
    this.#parsed.set(stored, key)
    return key
  }
}

async function makeKey(): Promise<LoginKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return keyOf(privateKey, privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'))
}

function keyOf(privateKey: KeyObject, stored: string): LoginKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return { privateKey, stored, spki: spki.toString('base64'), kid: spki.subarray(-12).toString('hex') }
}
