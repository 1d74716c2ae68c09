import { bind } from '@understudy/platform/binding/bind.ts'
import type { BoundEndpoint } from '@understudy/platform/binding/call.ts'
import type { Route } from '@understudy/platform/binding/http.ts'
import { drawnPictures } from '@understudy/platform/pictures/drawn-pictures.ts'
import { uploadedPictures } from '@understudy/platform/pictures/uploaded-pictures.ts'
import { FEATURES } from '@understudy/stage/features.ts'
import { stagePages } from '@understudy/stage/pages.ts'
import { stageRoutes } from '@understudy/stage/stage.routes.ts'
import type { ControlAccess } from './access/authorize.ts'
import { controlApi } from './bind-control.ts'
import type { SteeredPlatform } from './steered-platform.ts'

/** Every endpoint of the platform with its handler. */
export const platformRoutes = (platform: SteeredPlatform): BoundEndpoint[] =>
  FEATURES.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(platform) : routes))

/** What a host serves: requests in, answers out. */
export interface Routes {
  readonly platform: readonly Route[]
  readonly control: readonly Route[]
  readonly stage: readonly Route[]
  readonly pictures: readonly Route[]
}

export const routesOf = (platform: SteeredPlatform, access: ControlAccess): Routes => ({
  platform: platformRoutes(platform).map((bound) => bind(platform, bound)),
  control: controlApi(platform, access),
  stage: [...stageRoutes.map((bound) => bind(platform, bound)), ...stagePages(platform)],
  pictures: [drawnPictures(platform.art), uploadedPictures(platform)],
})
