// Decrypts request bodies: an AES-256-GCM body with a key wrapped by RSA-OAEP.
import { constants, createDecipheriv, generateKeyPair, type KeyObject, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { platformError } from '@understudy/contracts'

const IV_BYTES = 12
const TAG_BYTES = 16

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
      const key = privateDecrypt(
        { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(wrappedKey, 'base64'),
      )
      const sealed = Buffer.from(body.value, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
      const plain = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
      return JSON.parse(plain.toString('utf8'))
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
  privateKey: KeyObject
  /** The public key as clients get it (SPKI, Base64), and its id. */
  spki: string
  kid: string
}

async function makeKey(): Promise<LoginKey> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return { privateKey, spki: spki.toString('base64'), kid: spki.subarray(-12).toString('hex') }
}
