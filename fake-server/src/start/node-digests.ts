// Digests by Node's own cryptography; importing this file gives them to the platform.
import { createHash, createHmac, scrypt, scryptSync } from 'node:crypto'
import { promisify } from 'node:util'
import { type ScryptCost, useDigests } from '../shared/digests.ts'

useDigests({
  sha1: (text) => createHash('sha1').update(text).digest(),
  sha256: (text) => createHash('sha256').update(text).digest(),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
  scrypt: promisify<string, Uint8Array, number, ScryptCost, Buffer>(scrypt),
  scryptSync,
})
