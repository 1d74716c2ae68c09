// Decrypts request bodies: an AES-256-GCM body with a key wrapped by RSA-OAEP.
import { constants, createDecipheriv, privateDecrypt } from 'node:crypto'
import { platformError } from '@understudy/contracts'
import type { World } from '../world/world.ts'
import { LoginKeys } from './login-keys.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Bodies travel as `{value: base64(iv + AES-256-GCM(json) + tag)}`, their key wrapped by RSA-OAEP-256 in the
 * header `Encryption`. This plays the platform's protocol; it is not a security boundary of this server.
 */
export class BodyEncryption {
  readonly #allowPlain: boolean
  readonly #keys = new LoginKeys()

  constructor(options: { allowPlain: boolean }) {
    this.#allowPlain = options.allowPlain
  }

  /** Generates the key before it is needed. */
  prepare(): Promise<void> {
    return this.#keys.prepare()
  }

  async publicKey(world: World): Promise<{ kid: string; spki: string }> {
    const { kid, spki } = await this.#keys.given(world)
    return { kid, spki }
  }

  /**
   * Decrypts a body for that world; a plain body passes only where that is allowed, a malformed one never.
   * @throws PlatformError `request_body_required`
   */
  async open(world: World, body: unknown, wrappedKey: string | undefined): Promise<unknown> {
    if (wrappedKey === undefined) {
      if (this.#allowPlain && !isSealed(body)) return body
      throw platformError('request_body_required')
    }
    if (!isSealed(body)) throw platformError('request_body_required')
    const { privateKey } = await this.#keys.of(world)
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
    } catch {
      throw platformError('request_body_required')
    }
  }
}

const isSealed = (body: unknown): body is { value: string } =>
  typeof body === 'object' &&
  body !== null &&
  Object.keys(body).length === 1 &&
  'value' in body &&
  typeof body.value === 'string'
