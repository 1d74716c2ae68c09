import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

/** A body encrypted for the key of a platform (`spki`, Base64), and the header that goes with it. */
export function seal(spki: string, body: object): { body: { value: string }; headers: { Encryption: string } } {
  const key = randomBytes(32)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(body)), cipher.final(), cipher.getAuthTag()])
  const publicKey = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key)
  return { body: { value: sealed.toString('base64') }, headers: { Encryption: wrapped.toString('base64') } }
}
