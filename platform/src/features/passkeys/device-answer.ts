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
 * challenge has been looked up by then. Statements of who made the device are not asked for, and not read.
 * @throws Error that says what does not match
 */
async function readDevice(
  { id, rawId, response: { clientDataJSON } }: Creation | Assertion,
  authenticatorData: Uint8Array<ArrayBuffer>,
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

export async function readCreation(answer: Creation, expected: Expected) {
  const authenticatorData = decodeAttestationObject(bytesOf(answer.response.attestationObject)).get('authData')
  const device = await readDevice(answer, authenticatorData, { ...expected, type: 'webauthn.create' })
  const { credentialID, credentialPublicKey } = device
  if (!credentialID || !credentialPublicKey) throw new Error('it brings no key')
  const algorithm = decodeCredentialPublicKey(credentialPublicKey).get(cose.COSEKEYS.alg)
  if (!expected.algorithms.includes(Number(algorithm))) throw new Error(`its key is for the algorithm ${algorithm}`)
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
  const signed = await isoCrypto.verify({
    cosePublicKey: decodeCredentialPublicKey(bytesOf(publicKey)),
    signature: bytesOf(response.signature),
    data: isoUint8Array.concat([authenticatorData, await toHash(bytesOf(response.clientDataJSON))]),
  })
  if (!signed) throw new Error('the signature is not that of its key')
  return { counter, backedUp: flags.bs }
}
