export { buildImage } from '@understudy/stage/build-image.ts'
export { controlRoutes } from '@understudy/steering/control.routes.ts'
export { platformRoutes } from '@understudy/steering/routes.ts'
export {
  createPlatform,
  PLATFORM_DEFAULTS,
  type PlatformOptions,
  type RunningPlatform,
} from './start/create-platform.ts'
