export { platformRoutes } from './app.ts'
export { BodyEncryption } from './binding/encryption.ts'
export { createPlatform, PLATFORM_DEFAULTS, type PlatformOptions, type RunningPlatform } from './platform.ts'
export { buildImage } from './seeding.ts'
