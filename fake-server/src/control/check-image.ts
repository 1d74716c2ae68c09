import type { control } from '@understudy/contracts'
import { canRunAside, checkAside, stripAside } from '../aside.ts'
import { type CheckedImage, checkedImage, imageForCapsule } from './capsule-image.ts'

/** Runs `checkedImage`, in a child process if possible, so that a large capsule does not block other calls. */
export const checkImage = async (image: Buffer, facts: control.CapsuleFacts): Promise<CheckedImage> =>
  canRunAside ? checkAside(image, facts) : checkedImage(image, facts)

/** Runs `imageForCapsule`, in a child process if possible. */
export const stripImage = async (image: Buffer, worldId: string): Promise<Buffer> =>
  canRunAside ? stripAside(image, worldId) : imageForCapsule(image, worldId)
