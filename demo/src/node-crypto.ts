import { sha256 } from '@noble/hashes/sha2.js'

/** What modules use of Node's digests while they load: SHA-256 of a text, in hexadecimal digits. */
export const createHash = (_algorithm: 'sha256') => ({
  update: (text: string) => ({
    digest: (_encoding: 'hex') => Buffer.from(sha256(new TextEncoder().encode(text))).toString('hex'),
  }),
})
