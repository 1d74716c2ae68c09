import { platformError } from '@understudy/contracts'

/** Target of scaling: a square of `side` pixels, or the whole picture with no side longer than that. */
export interface Shape {
  side: number
  fit: 'cover' | 'inside'
}

/** Upper bound of decoded pixels: a small file can unfold to a huge picture. */
const MOST_PIXELS = 50_000_000

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)

/**
 * Re-encodes the pixels of a PNG or JPG as WebP, which removes everything else in the file: location, camera, scripts,
 * appended files. Refuses other content.
 * @throws PlatformError `upload.type`; `upload.size` for one of too many pixels
 */
export async function cleanPicture(bytes: Uint8Array, { side, fit }: Shape): Promise<Buffer> {
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) throw platformError('upload.type')
  // Loaded lazily, because most worlds never get an upload.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw platformError(/pixel limit/.test(String(error)) ? 'upload.size' : 'upload.type', {}, error)
  }
}
