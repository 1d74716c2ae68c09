import {
  cose,
  decodeAttestationObject,
  decodeClientDataJSON,
  decodeCredentialPublicKey,
  isoBase64URL,
  isoCrypto,
  isoUint8Array,
  parseAuthenticatorData,
  toHash,
} from '@simplewebauthn/server/helpers'
import type { CallInput, passkeys as contract } from '@understudy/contracts'

export type Creation = CallInput<typeof contract.addPasskey>['body']['credential']
export type Assertion = CallInput<typeof contract.passkeyLogin>['body']['credential']

type Bytes = Uint8Array<ArrayBuffer>
const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url')

export interface Expected {
  /** Of the page that asked the device. */
  origin: string
  /** That the passkey is made for. */
  host: string
  /** Numbers of COSE. */
  algorithms: readonly number[]
}

/**
 * What the device says of the passkey, if it answers this ceremony, on this page, for this host, by a verified user. Its
 * challenge has been looked up by then.
 * @throws Error that says what does not match
 */
async function readDevice(
  { id, rawId, response: { clientDataJSON } }: Creation | Assertion,
  authenticatorData: Bytes,
  { type, origin, host }: Expected & { type: 'webauthn.create' | 'webauthn.get' },
) {
  const client = decodeClientDataJSON(clientDataJSON)
  const device = parseAuthenticatorData(authenticatorData)
  if (id !== rawId) throw new Error('its two ids differ')
  if (client.type !== type) throw new Error(`it answers ${client.type} instead of ${type}`)
  if (client.origin !== origin) throw new Error(`it was made on ${client.origin}`)
  if (client.crossOrigin) throw new Error('it was made in a frame of another site')
  if (!isoUint8Array.areEqual(device.rpIdHash, await toHash(host))) throw new Error('it is of another host')
  if (!device.flags.up || !device.flags.uv) throw new Error('the device did not verify its user')
  return device
}

const isSignedBy = async (key: Bytes, signature: Bytes, authenticatorData: Bytes, clientDataJSON: string) =>
  isoCrypto.verify({
    cosePublicKey: decodeCredentialPublicKey(key),
    signature,
    data: isoUint8Array.concat([authenticatorData, await toHash(bytesOf(clientDataJSON))]),
  })

export async function readCreation(answer: Creation, expected: Expected) {
  const attestation = decodeAttestationObject(bytesOf(answer.response.attestationObject))
  const authenticatorData = attestation.get('authData')
  const device = await readDevice(answer, authenticatorData, { ...expected, type: 'webauthn.create' })
  const { credentialID, credentialPublicKey } = device
  if (!credentialID || !credentialPublicKey) throw new Error('it brings no key')
  const algorithm = decodeCredentialPublicKey(credentialPublicKey).get(cose.COSEKEYS.alg)
  if (!expected.algorithms.includes(Number(algorithm))) throw new Error(`its key is for the algorithm ${algorithm}`)
  // Who made the device is not asked for, so browsers take its statement out, or leave one that its own key has signed.
  const [format, statement] = [attestation.get('fmt'), attestation.get('attStmt')]
  const signature = statement.get('sig')
  const isOwn =
    format === 'none'
      ? statement.size === 0
      : format === 'packed' && signature && !statement.get('x5c')
        ? await isSignedBy(credentialPublicKey, signature, authenticatorData, answer.response.clientDataJSON)
        : false
  if (!isOwn) throw new Error(`its ${format} statement is not that of its own key`)
  return {
    credentialId: isoBase64URL.fromBuffer(credentialID),
    publicKey: isoBase64URL.fromBuffer(credentialPublicKey),
    counter: device.counter,
    backedUp: device.flags.bs,
  }
}

export async function readAssertion(answer: Assertion, publicKey: string, expected: Expected) {
  const { response } = answer
  const authenticatorData = bytesOf(response.authenticatorData)
  const { counter, flags } = await readDevice(answer, authenticatorData, { ...expected, type: 'webauthn.get' })
  if (!(await isSignedBy(bytesOf(publicKey), bytesOf(response.signature), authenticatorData, response.clientDataJSON)))
    throw new Error('the signature is not that of its key')
  return { counter, backedUp: flags.bs }
}
