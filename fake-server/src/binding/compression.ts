// Compression of replies for clients that accept gzip.
import { gzipSync } from 'node:zlib'

/** Shorter replies fit into one packet uncompressed, characters. */
const WORTH_IT = 1_024

/** Compressed bodies of cached answers, by the answer's buffer, with which they are garbage collected. */
const kept = new WeakMap<Buffer, Buffer>()

/** Whether `Accept-Encoding` accepts an encoding; weight 0 excludes it. */
export const takes = (encoding: 'br' | 'gzip', named: string | string[] = ''): boolean =>
  String(named)
    .split(',')
    .some((one) => {
      const [name = '', weight = ''] = one.split(';')
      return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight)
    })

/** Whether an answer is long enough to be worth compressing. */
export const isWorthIt = (body: string | Buffer): boolean => body.length >= WORTH_IT

/** Returns the body as gzip; a cached body is compressed only once. */
export function compressed(body: string | Buffer): Buffer {
  if (typeof body === 'string') return gzipSync(body)
  const known = kept.get(body)
  if (known) return known
  const made = gzipSync(body)
  kept.set(body, made)
  return made
}
