import { platformError } from '@understudy/contracts'

/** Width and height of a stored avatar, pixels. */
const SIDE = 512
/** A small file can unfold to a huge picture. */
const MOST_PIXELS = 50_000_000

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')
const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)

/**
 * A square WebP drawn anew from the pixels of a PNG or JPG: whatever else the file carried (place, camera, scripts,
 * another file behind its end) stays behind. What is no such picture, by its content, is refused.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) throw platformError('upload.type')
  // Loaded with the first upload: most worlds never see one.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw platformError('upload.type')
  }
}
