import { platformError } from '@understudy/contracts'

/** What is kept of a picture: a square of so many pixels, or all of it with no side longer than that. */
export interface Shape {
  side: number
  fit: 'cover' | 'inside'
}

/** A small file can unfold to a huge picture. */
const MOST_PIXELS = 50_000_000

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')
const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)

/**
 * A WebP re-encoded from the pixels of a PNG or JPG: whatever else the file carried (place, camera, scripts,
 * another file behind its end) stays behind. What is no such picture, by its content, is refused.
 * @throws PlatformError `upload.type`
 */
export async function cleanPicture(bytes: Buffer, { side, fit }: Shape): Promise<Buffer> {
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) throw platformError('upload.type')
  // Loaded with the first upload: most worlds never see one.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw platformError('upload.type')
  }
}
