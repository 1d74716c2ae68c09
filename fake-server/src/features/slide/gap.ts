import { slide } from '@understudy/contracts'
import type { World } from '../../world/world.ts'

/** Draws the target of the piece, in percent of the way; far enough from the start that it has to be moved. */
export const drawGap = (world: World): number =>
  slide.SLIDE.from + world.random.below(slide.SLIDE.to - slide.SLIDE.from)
