import { slide } from '@understudy/contracts'
import type { World } from '../../world/world.ts'

/** Where the piece belongs, in percent of the way; never so near its start that nothing has to be moved. */
export const drawGap = (world: World): number =>
  slide.SLIDE.from + world.random.below(slide.SLIDE.to - slide.SLIDE.from)
