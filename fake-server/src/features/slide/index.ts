/** What other parts of the server may know of this feature. */
export { drawGap } from './gap.ts'
export { slideRepository } from './slide.repository.ts'
export { genTime, requireSlide } from './slide-check.ts'
