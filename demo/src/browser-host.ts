// What the platform gets of a browser.
import { hmac as hmacOf } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { scrypt, scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { MOST_PIXELS, provideWebp, type Shape, TooManyPixels } from '@understudy/platform/features/uploads/index.ts'
import { provideDigests } from '@understudy/platform/shared/digests.ts'
import { provideCompression } from '@understudy/steering/capsules/compression.ts'
import { brotliDecompressor } from './brotli.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

provideDigests({
  sha1: (text) => Buffer.from(sha1(bytesOf(text))),
  sha256: (text) => Buffer.from(sha256(bytesOf(text))),
  hmac: (key, text) => Buffer.from(hmacOf(sha256, typeof key === 'string' ? bytesOf(key) : key, bytesOf(text))),
  scrypt: async (password, salt, dkLen, cost) => Buffer.from(await scryptAsync(password, salt, { ...cost, dkLen })),
  scryptSync: (password, salt, dkLen, cost) => Buffer.from(scrypt(password, salt, { ...cost, dkLen })),
})

const through = (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream)

/** `brotli` loads the decoder of capsules that a server has packed. */
export const provideBrowserCompression = (brotli: () => Promise<ArrayBuffer>): void =>
  provideCompression({
    packing: 'gzip',
    compress: async (bytes) =>
      Buffer.from(await new Response(through(bytes, new CompressionStream('gzip'))).arrayBuffer()),
    decompress: {
      async gzip(packed, limit) {
        const parts: Uint8Array[] = []
        let size = 0
        try {
          for await (const part of through(packed, new DecompressionStream('gzip'))) {
            size += part.length
            if (size > limit) return 'too large'
            parts.push(part)
          }
        } catch {
          // What follows the end of the stream is damage to a browser too.
          return 'damaged'
        }
        return { bytes: Buffer.concat(parts), read: packed.length }
      },
      brotli: brotliDecompressor(brotli),
    },
  })

/** Where a picture stands on its canvas. */
function placed({ side, fit }: Shape, { width, height }: ImageBitmap) {
  const scale = fit === 'cover' ? side / Math.min(width, height) : Math.min(1, side / Math.max(width, height))
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)]
  return fit === 'cover'
    ? { canvas: [side, side], at: [(side - drawnWidth) / 2, (side - drawnHeight) / 2], size: [drawnWidth, drawnHeight] }
    : { canvas: [drawnWidth, drawnHeight], at: [0, 0], size: [drawnWidth, drawnHeight] }
}

provideWebp(async (bytes, shape) => {
  const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]), {
    imageOrientation: 'from-image',
  })
  try {
    if (picture.width * picture.height > MOST_PIXELS)
      throw new TooManyPixels(`${picture.width} x ${picture.height} pixels`)
    const { canvas, at, size } = placed(shape, picture)
    const surface = new OffscreenCanvas(canvas[0] ?? 1, canvas[1] ?? 1)
    surface.getContext('2d')?.drawImage(picture, at[0] ?? 0, at[1] ?? 0, size[0] ?? 1, size[1] ?? 1)
    const webp = await surface.convertToBlob({ type: 'image/webp', quality: 0.82 })
    return Buffer.from(await webp.arrayBuffer())
  } finally {
    picture.close()
  }
})
