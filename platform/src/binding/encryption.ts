// Decrypts request bodies: an AES-256-GCM body with a key wrapped by RSA-OAEP.
import { platformError } from '@understudy/contracts'

const { subtle } = crypto
const IV_BYTES = 12
const KEY_BYTES = 32

/**
 * Bodies travel as `{value: base64(iv + AES-256-GCM(json) + tag)}`, their key wrapped by RSA-OAEP-256 in the
 * header `Encryption`. This plays the platform's protocol; it is not a security boundary of this server.
 */
export class BodyEncryption {
  readonly #allowPlain: boolean
  #key: Promise<LoginKey> | undefined

  constructor(options: { allowPlain: boolean }) {
    this.#allowPlain = options.allowPlain
  }

  /** The public key of this process, generated off the event loop; a client that meets another process asks again. */
  async publicKey(): Promise<{ kid: string; spki: string }> {
    const { kid, spki } = await this.#ownKey()
    return { kid, spki }
  }

  #ownKey(): Promise<LoginKey> {
    this.#key ??= makeKey()
    return this.#key
  }

  /**
   * Decrypts a body; a plain body passes only where that is allowed, a malformed one never.
   * @throws PlatformError `request_body_required`
   */
  async open(body: unknown, wrappedKey: string | undefined): Promise<unknown> {
    if (wrappedKey === undefined) {
      if (this.#allowPlain && !isSealed(body)) return body
      throw platformError('request_body_required')
    }
    if (!isSealed(body)) throw undecryptable('the header Encryption is there, but the body is not {"value": "…"}')
    const { privateKey } = await this.#ownKey()
    try {
      const raw = await subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, Buffer.from(wrappedKey, 'base64'))
      if (raw.byteLength !== KEY_BYTES) throw new Error('the key is not one of AES-256')
      const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
      const sealed = Buffer.from(body.value, 'base64')
      const iv = sealed.subarray(0, IV_BYTES)
      const plain = await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(IV_BYTES))
      return JSON.parse(new TextDecoder().decode(plain))
    } catch (error) {
      // What a parser says quotes the body, which may hold a password.
      throw undecryptable(error instanceof SyntaxError ? 'what was decrypted is no JSON' : error)
    }
  }
}

/** The platform has one code for a body that is missing and one that cannot be used; the field says which it was. */
const undecryptable = (cause: unknown) =>
  platformError('request_body_required', { fields: { body: ['undecryptable'] } }, cause)

const isSealed = (body: unknown): body is { value: string } =>
  typeof body === 'object' &&
  body !== null &&
  Object.keys(body).length === 1 &&
  'value' in body &&
  typeof body.value === 'string'

interface LoginKey {
  privateKey: CryptoKey
  /** The public key as clients get it (SPKI, Base64), and its id. */
  spki: string
  kid: string
}

async function makeKey(): Promise<LoginKey> {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const { privateKey, publicKey } = await subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])
  const spki = Buffer.from(await subtle.exportKey('spki', publicKey))
  return { privateKey, spki: spki.toString('base64'), kid: spki.subarray(-12).toString('hex') }
}
