import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { platformError } from '@understudy/contracts'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Bodies travel as `{value: base64(iv + AES-256-GCM(json) + tag)}`, their key wrapped by RSA-OAEP-256 in the
 * header `Encryption`. This has the shape of the real thing; it is not what keeps anybody's money safe.
 */
export class BodyEncryption {
  readonly #allowPlain: boolean
  #pair: ReturnType<typeof makePair> | undefined

  constructor(options: { allowPlain: boolean }) {
    this.#allowPlain = options.allowPlain
  }

  /** Made when first asked for: most runs of a test suite never need it. */
  get #keys() {
    this.#pair ??= makePair()
    return this.#pair
  }

  publicKey(): { kid: string; spki: string } {
    return { kid: this.#keys.kid, spki: this.#keys.spki }
  }

  /** The JSON inside; a plain body passes only where that is allowed, a broken one never. */
  open(body: unknown, wrappedKey: string | undefined): unknown {
    if (wrappedKey === undefined) {
      if (this.#allowPlain && !isSealed(body)) return body
      throw platformError('request_body_required')
    }
    if (!isSealed(body)) throw platformError('request_body_required')
    try {
      const key = privateDecrypt(
        { key: this.#keys.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
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

function makePair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  return { privateKey, spki: spki.toString('base64'), kid: spki.subarray(-12).toString('hex') }
}
