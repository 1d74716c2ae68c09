import { BrotliDecStream, BrotliStreamResultCode, initSync } from 'brotli-dec-wasm/web'

/** Bytes that are decompressed in a step. */
const STEP = 1024 * 1024

type Decompressed = { bytes: Buffer; read: number } | 'damaged' | 'too large'

/** Reads Brotli, which browsers only do for answers of servers; the decoder is loaded when it is first needed. */
export function brotliDecompressor(loadWasm: () => Promise<ArrayBuffer>) {
  let loading: Promise<unknown> | undefined
  return async (packed: Buffer, limit: number): Promise<Decompressed> => {
    loading ??= loadWasm().then((module) => initSync({ module }))
    await loading
    return decompress(packed, limit)
  }
}

function decompress(packed: Buffer, limit: number): Decompressed {
  const stream = new BrotliDecStream()
  const parts: Uint8Array[] = []
  let [read, size] = [0, 0]
  try {
    for (;;) {
      const { code, buf, input_offset: taken } = stream.dec(packed.subarray(read), STEP)
      read += taken
      size += buf.length
      if (size > limit) return 'too large'
      parts.push(buf)
      if (code === BrotliStreamResultCode.ResultSuccess) return { bytes: Buffer.concat(parts), read }
      if (code === BrotliStreamResultCode.NeedsMoreInput) return 'damaged'
    }
  } catch {
    return 'damaged'
  } finally {
    stream.free()
  }
}
