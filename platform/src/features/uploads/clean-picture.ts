import { platformError } from '@understudy/contracts'

/** Target of scaling: a square of `side` pixels, or the whole picture with no side longer than that. */
export interface Shape {
  side: number
  fit: 'cover' | 'inside'
}

/** Upper bound of decoded pixels: a small file can unfold to a huge picture. */
export const MOST_PIXELS = 50_000_000

/** Thrown by a host for a picture of more pixels than may be. */
export class TooManyPixels extends Error {}

/**
 * Decodes a PNG or JPG and encodes its pixels as WebP, turned and scaled as asked: a port, as pictures are decoded by what
 * the host has. Throws TooManyPixels, or any other error for what is no picture.
 */
export type EncodeWebp = (bytes: Uint8Array, shape: Shape) => Promise<Buffer>

let encode: EncodeWebp | undefined

/** Called once by a host, before the platform does anything. */
export function provideWebp(given: EncodeWebp): void {
  encode = given
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)

/**
 * Re-encodes the pixels of a PNG or JPG as WebP, which removes everything else in the file: location, camera, scripts,
 * appended files. Refuses other content.
 * @throws PlatformError `upload.type`; `upload.size` for one of too many pixels
 */
export async function cleanPicture(bytes: Uint8Array, shape: Shape): Promise<Buffer> {
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) throw platformError('upload.type')
  if (!encode) throw new Error('The host has not said how pictures are encoded: call provideWebp first')
  try {
    return await encode(bytes, shape)
  } catch (error) {
    throw platformError(error instanceof TooManyPixels ? 'upload.size' : 'upload.type', {}, error)
  }
}
