// How capsules are compressed: a port of the host.

/** Brotli is smaller; gzip is what every browser has. */
export type Packing = 'brotli' | 'gzip'

/**
 * Stops at `limit`, so that a small file cannot fill the memory (zip bomb). Gives how many bytes it read too, as more may
 * follow the end.
 */
type Decompress = (packed: Buffer, limit: number) => Promise<{ bytes: Buffer; read: number } | 'damaged' | 'too large'>

export interface Compression {
  /** What it compresses with. */
  readonly packing: Packing
  compress(bytes: Buffer): Promise<Buffer>
  /** What it can read. */
  readonly decompress: { readonly [P in Packing]?: Decompress }
}

let given: Compression | undefined

/** Called once by a host, before the first capsule. */
export function provideCompression(compression: Compression): void {
  given = compression
}

export function compression(): Compression {
  if (!given) throw new Error('The host has not said how capsules are compressed: call provideCompression first')
  return given
}
