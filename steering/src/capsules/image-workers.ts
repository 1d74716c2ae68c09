import type { CheckedImage, ImageFacts } from './capsule-image.ts'

/** Work on the image of a whole world, which takes long: a host may do it beside the calls. */
export interface ImageWorkers {
  /** Validates the image of a capsule. @throws ControlProblem for what is wrong with it */
  check(image: Buffer, facts: ImageFacts): Promise<CheckedImage>
  /** Prepares the image of a world for a capsule. */
  strip(image: Buffer, worldId: string): Promise<Buffer>
}

/** Loaded when used, as it brings the sanitiser of editors' texts. */
const load = () => import('./capsule-image.ts')

/** The work between the calls. */
export const workHere: ImageWorkers = {
  check: async (image, facts) => (await load()).checkedImage(image, facts),
  strip: async (image, worldId) => (await load()).imageForCapsule(image, worldId),
}
