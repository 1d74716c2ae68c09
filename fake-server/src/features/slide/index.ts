/** The public API of this feature for other parts of the server. */
export { drawGap } from './gap.ts'
export { slideRepository } from './slide.repository.ts'
export { genTime, requireSlide } from './slide-check.ts'
