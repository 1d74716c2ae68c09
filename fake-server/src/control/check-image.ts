import type { control } from '@understudy/contracts'
import { canRunAside, checkAside } from '../aside.ts'
import { type CheckedImage, checkedImage } from './capsule-image.ts'

/** `checkedImage`, where it can be in a process of its own, so that a large capsule holds nobody up. */
export const checkImage = async (image: Buffer, facts: control.CapsuleFacts): Promise<CheckedImage> =>
  canRunAside ? checkAside(image, facts) : checkedImage(image, facts)
