import { canRunInChild, checkInChild, stripInChild } from '../background/child-process.ts'
import type { CheckedImage, ImageFacts } from './capsule-image.ts'

/** Runs `checkedImage`, in a child process if possible, so that a large capsule does not block other calls. */
export async function checkImage(image: Buffer, { scenario, schemaVersion, as }: ImageFacts): Promise<CheckedImage> {
  const facts = { scenario, schemaVersion, as }
  if (canRunInChild) return checkInChild(image, facts)
  const { checkedImage } = await import('./capsule-image.ts')
  return checkedImage(image, facts)
}

/** Runs `imageForCapsule`, in a child process if possible. */
export async function stripImage(image: Buffer, worldId: string): Promise<Buffer> {
  if (canRunInChild) return stripInChild(image, worldId)
  const { imageForCapsule } = await import('./capsule-image.ts')
  return imageForCapsule(image, worldId)
}
