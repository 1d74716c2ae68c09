import { platformError } from '@understudy/contracts'

/** Target of scaling: a square of `side` pixels, or the whole picture with no side longer than that. */
export interface Shape {
  side: number
  fit: 'cover' | 'inside'
}

/** Upper bound of decoded pixels: a small file can unfold to a huge picture. */
const MOST_PIXELS = 50_000_000

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')
const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)

/**
 * Re-encodes the pixels of a PNG or JPG as WebP, which removes everything else in the file: location, camera, scripts,
 * appended files. Refuses other content.
 * @throws PlatformError `upload.type`; `upload.size` for one of too many pixels
 */
export async function cleanPicture(bytes: Buffer, { side, fit }: Shape): Promise<Buffer> {
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
