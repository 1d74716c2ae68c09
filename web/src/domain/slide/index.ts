export { type SlideCheck, useSlideCheck } from './use-slide-check.tsx'
