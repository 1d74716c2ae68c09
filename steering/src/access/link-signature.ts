import { DAY } from '@understudy/contracts/durations'
import { areEqual, hmac } from '@understudy/platform/shared/digests.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'

/** Parameters of a signed URL: when it expires (seconds since 1970), and the signature over everything else. */
export const SIGNATURE_PARAMETERS = ['until', 'sig'] as const

/** Thrown for a signature that is expired or belongs to another URL. */
export class RefusedSignature extends Error {
  override readonly name = 'RefusedSignature'
  readonly reason: 'expired' | 'invalid'
  constructor(reason: 'expired' | 'invalid') {
    super(`The signature is ${reason}`)
    this.reason = reason
  }
}

/** Signs with a key derived from CONTROL_TOKEN, so that changing the token revokes all signatures. */
export class Signer {
  readonly #key: Buffer

  constructor(token: string) {
    this.#key = hmac(token, 'understudy: links and reach')
  }

  /** Returns the path and query with a signature that is valid for so many days. */
  signLink(path: string, days: number): { link: string; until: number } {
    const url = new URL(path, 'http://app')
    for (const name of SIGNATURE_PARAMETERS) url.searchParams.delete(name)
    const until = Math.floor((hostClock.now() + days * DAY) / 1000)
    url.searchParams.set('until', String(until))
    url.searchParams.set('sig', this.sign(textOf(url)))
    return { link: `${url.pathname}${url.search}${url.hash}`, until: until * 1000 }
  }

  /** Whether the URL carries a valid signature. @throws RefusedSignature for one that is expired or not ours */
  hasSigned(url: URL): boolean {
    const received = url.searchParams.get('sig')
    if (received === null) return false
    if (!this.isSignature(received, textOf(url))) throw new RefusedSignature('invalid')
    if (Number(url.searchParams.get('until')) * 1000 <= hostClock.now()) throw new RefusedSignature('expired')
    return true
  }

  sign(text: string): string {
    return hmac(this.#key, text).toString('base64url')
  }

  isSignature(given: string, text: string): boolean {
    return areEqual(Buffer.from(given), Buffer.from(this.sign(text)))
  }
}

/** The signed text. Parameters are normalised, as mail and chat programs rewrite URLs. */
function textOf(url: URL): string {
  const values = new URLSearchParams(url.search)
  values.delete('sig')
  return `${url.pathname}?${values}`
}
