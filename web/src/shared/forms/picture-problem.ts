import { PICTURES } from '@understudy/contracts/member'

const STARTS = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]

/** Validates a picture before it is sent; returns the text key of the problem. The server validates it again (VALID-021). */
export async function pictureProblem(file: Blob): Promise<'err_upload_type' | 'err_upload_size' | undefined> {
  if (file.size > PICTURES.maxBytes) return 'err_upload_size'
  const begin = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return STARTS.some((start) => start.every((byte, index) => begin[index] === byte)) ? undefined : 'err_upload_type'
}
