// What the platform uses of Node's globals, for a worker. Imported before anything else.
import { Buffer } from 'buffer'

/** The package knows all of Node's encodings but this one. */
const URL_SAFE = 'base64url'

const encode = Buffer.prototype.toString
const { from } = Buffer

Buffer.prototype.toString = function (encoding?: string, ...range: number[]) {
  if (encoding !== URL_SAFE) return encode.call(this, encoding as BufferEncoding, range[0], range[1])
  const text = encode.call(this, 'base64', range[0], range[1])
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
Buffer.from = ((value: never, encoding: never, length: never) =>
  (encoding as string) === URL_SAFE
    ? from((value as string).replaceAll('-', '+').replaceAll('_', '/'), 'base64')
    : from(value, encoding, length)) as typeof from

Object.assign(globalThis, {
  Buffer,
  setImmediate: (work: () => void) => setTimeout(work),
  // The build has chosen the merchants.
  process: { env: {} },
})
