import type { control } from '@understudy/contracts'
import { canBuildAside, checkAside } from '../build-aside.ts'
import { type CheckedImage, checkedImage } from './capsule-image.ts'

/** `checkedImage`, where it can be in a process of its own, so that a large capsule holds nobody up. */
export const checkImage = async (image: Buffer, facts: control.CapsuleFacts): Promise<CheckedImage> =>
  canBuildAside ? checkAside(image, facts) : checkedImage(image, facts)
