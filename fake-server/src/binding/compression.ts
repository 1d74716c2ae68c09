// Compression of what is answered, for clients that say they take it.
import { gzipSync } from 'node:zlib'

/** Characters; what is shorter fits into one packet as it is. */
const WORTH_IT = 1_024

/** Of answers that are kept, by the very object: they go when it goes. */
const kept = new WeakMap<Buffer, Buffer>()

/** Whether an encoding is among those a client names; one of weight 0 is refused by its name. */
export const takes = (encoding: 'br' | 'gzip', named: string | string[] = ''): boolean =>
  String(named)
    .split(',')
    .some((one) => {
      const [name = '', weight = ''] = one.split(';')
      return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight)
    })

/** Whether an answer is long enough to be compressed for clients that take it. */
export const isWorthIt = (body: string | Buffer): boolean => body.length >= WORTH_IT

/** The body as gzip. What is sent from a cache is compressed once. */
export function compressed(body: string | Buffer): Buffer {
  if (typeof body === 'string') return gzipSync(body)
  const known = kept.get(body)
  if (known) return known
  const made = gzipSync(body)
  kept.set(body, made)
  return made
}
