import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import type { CallInput, passkeys } from '@understudy/contracts'

type Creation = CallInput<typeof passkeys.addPasskey>['body']['credential']
type Assertion = CallInput<typeof passkeys.passkeyLogin>['body']['credential']

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** The private key (PKCS #8) of the passkey that the scenario `passkey` gives amina, and what else a device needs of it. */
export const SEEDED = {
  credentialId: 'crmVhKEQ4gt2b7Iob0EhFE47Op0YLAD0cwbQrF_isv0',
  userHandle: 'cjjftCCrtHunP6LVxvZwoI6UMS28z_wRrhikM6UTLp8',
  privateKey:
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglm4uoe53fXeFKCDFIEqW4mVyBuX7ymoA8Ql8VPlxrzmhRANCAAT/Tz6nltp7F+ycNk00baVvFna6tb+vKgmoweZ4rgva+pupLWRlzI8zeTQaegfFzVJvKNRhrwBVs62160+u0ETO',
} as const

/** Present, verified. */
const VERIFIED = 0x05
/** Brings the data of a new passkey. */
const ATTESTED = 0x40

interface Key {
  credentialId: string
  userHandle: string
  privateKey: KeyObject
}

/**
 * An authenticator without a browser: a P-256 key, attestation `none`, a counter. `origin` is the page it believes to be
 * on.
 */
export class Authenticator {
  counter = 0
  /** What its answers say instead of the truth. `algorithm` is a number of COSE in CBOR, as hex digits. */
  lies: { flags?: number; host?: string; client?: object; algorithm?: string; rawId?: string } = {}
  readonly #origin: string
  #key: Key

  constructor(origin: string, seeded?: typeof SEEDED) {
    this.#origin = origin
    this.#key = {
      credentialId: seeded?.credentialId ?? base64url(randomBytes(32)),
      userHandle: seeded?.userHandle ?? base64url(randomBytes(32)),
      privateKey: seeded
        ? createPrivateKey({ key: Buffer.from(seeded.privateKey, 'base64'), format: 'der', type: 'pkcs8' })
        : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
    }
  }

  /** Makes its passkey, as `navigator.credentials.create` does. */
  create({ rp, user, challenge }: passkeys.CreationOptions): Creation {
    this.#key = { ...this.#key, userHandle: user.id }
    const { credentialId } = this.#key
    const id = Buffer.from(credentialId, 'base64url')
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey()])
    const authData = Buffer.concat([this.#data(rp.id, ATTESTED), attested])
    // A CBOR map: fmt "none", attStmt {}, authData as bytes with a length of two bytes.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([authData.length >> 8, authData.length & 0xff]),
      authData,
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  /** Signs a challenge, as `navigator.credentials.get` does; its counter moves on by one. */
  get({ rpId, challenge }: Pick<passkeys.RequestOptions, 'rpId' | 'challenge'>): Assertion {
    this.counter += 1
    const authenticatorData = this.#data(rpId)
    const clientDataJSON = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, this.#key.privateKey)),
        userHandle: this.#key.userHandle,
      },
    }
  }

  #named() {
    const { credentialId } = this.#key
    const { rawId = credentialId } = this.lies
    return { id: credentialId, rawId, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false, ...this.lies.client }))
  }

  #data(rpId: string, further = 0): Buffer {
    const { flags = VERIFIED, host = rpId } = this.lies
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(host), Buffer.from([flags | further]), counter])
  }

  /** In the form of COSE: EC2, ES256, P-256, x, y. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = createPublicKey(this.#key.privateKey).export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from(`a5010203${this.lies.algorithm ?? '26'}2001215820`, 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }
}
