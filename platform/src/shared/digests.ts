// Digests as a port of the host: handlers need them synchronously, and Web Crypto, which every host has, is not.

export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

export interface Digests {
  sha1(text: string): Buffer
  sha256(text: string): Buffer
  /** HMAC-SHA256. */
  hmac(key: string | Uint8Array, text: string): Buffer
  /** Derives a key of so many bytes from a password; off the event loop where the host can. */
  scrypt(password: string, salt: Uint8Array, bytes: number, cost: ScryptCost): Promise<Buffer>
  scryptSync(password: string, salt: Uint8Array, bytes: number, cost: ScryptCost): Buffer
}

let given: Digests | undefined

/** Called once by a host, before the platform does anything. */
export function provideDigests(digests: Digests): void {
  given = digests
}

function ofHost(): Digests {
  if (!given) throw new Error('The host has not said how digests are computed: call provideDigests first')
  return given
}

export const sha1: Digests['sha1'] = (text) => ofHost().sha1(text)
export const sha256: Digests['sha256'] = (text) => ofHost().sha256(text)
export const hmac: Digests['hmac'] = (key, text) => ofHost().hmac(key, text)
export const scrypt: Digests['scrypt'] = (...input) => ofHost().scrypt(...input)
export const scryptSync: Digests['scryptSync'] = (...input) => ofHost().scryptSync(...input)

/** Compares in a time that does not depend on where the two differ. */
export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (const [at, byte] of a.entries()) difference |= byte ^ (b[at] ?? 0)
  return difference === 0
}
