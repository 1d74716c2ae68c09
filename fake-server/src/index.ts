export { platformRoutes } from './app.ts'
export { controlRoutes } from './control/control.routes.ts'
export { createPlatform, PLATFORM_DEFAULTS, type PlatformOptions, type RunningPlatform } from './platform.ts'
export { buildImage } from './seeding.ts'
