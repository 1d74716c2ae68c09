import type { control } from '@understudy/contracts'
import { canRunAside, checkAside, stripAside } from '../aside.ts'
import { type CheckedImage, checkedImage, imageForCapsule } from './capsule-image.ts'

/** `checkedImage`, where it can be in a process of its own, so that a large capsule holds nobody up. */
export const checkImage = async (image: Buffer, facts: control.CapsuleFacts): Promise<CheckedImage> =>
  canRunAside ? checkAside(image, facts) : checkedImage(image, facts)

/** `imageForCapsule`, where it can be in a process of its own. */
export const stripImage = async (image: Buffer, worldId: string): Promise<Buffer> =>
  canRunAside ? stripAside(image, worldId) : imageForCapsule(image, worldId)
