import { bind } from '../binding/bind.ts'
import type { BoundEndpoint } from '../binding/call.ts'
import type { Route } from '../binding/http.ts'
import type { ControlAccess } from '../control/access/authorize.ts'
import { controlApi } from '../control/bind-control.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { drawnPictures } from '../pictures/drawn-pictures.ts'
import { uploadedPictures } from '../pictures/uploaded-pictures.ts'
import { FEATURES } from '../platform/features.ts'
import { stageRoutes } from '../stage/stage.routes.ts'

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
  stage: stageRoutes.map((bound) => bind(platform, bound)),
  pictures: [drawnPictures(platform.art), uploadedPictures(platform)],
})
