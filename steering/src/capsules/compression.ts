// How capsules are compressed (Brotli): a port of the host.

export interface Compression {
  compress(bytes: Buffer): Promise<Buffer>
  /**
   * Stops at `limit`, so that a small file cannot fill the memory (zip bomb). Gives how many bytes it read too, as more
   * may follow the end.
   */
  decompress(packed: Buffer, limit: number): Promise<{ bytes: Buffer; read: number } | 'damaged' | 'too large'>
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
