export { controlRoutes } from './control/control.routes.ts'
export { buildImage } from './platform/build-image.ts'
export {
  createPlatform,
  PLATFORM_DEFAULTS,
  type PlatformOptions,
  type RunningPlatform,
} from './start/create-platform.ts'
export { platformRoutes } from './start/routes.ts'
