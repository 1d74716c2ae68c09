import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { bind } from './binding/bind.ts'
import type { BoundEndpoint } from './binding/call.ts'
import { COMPRESSION } from './binding/compression.ts'
import { refuseUnreadable } from './binding/error-handlers.ts'
import { guardFront } from './binding/front.ts'
import { hintAtMistakes } from './binding/hints.ts'
import { allowOtherClients } from './binding/other-clients.ts'
import type { ControlAccess } from './control/access/authorize.ts'
import { serveControl } from './control/bind-control.ts'
import type { SteeredPlatform } from './control/steered-platform.ts'
import { serveConsole } from './host/console.ts'
import { serveInstall } from './host/install/serve-install.ts'
import { serveLotto } from './host/lotto.ts'
import { serveMetrics } from './host/metrics.ts'
import { openStates } from './host/open-states.ts'
import { serveHealth } from './host/serve-health.ts'
import { servePhones } from './host/serve-phones.ts'
import { serveRooms } from './host/serve-rooms.ts'
import { serveWebApp, type WebHost } from './host/web-app.ts'
import { serveArt } from './pictures/drawn-pictures.ts'
import { servePictures } from './pictures/uploaded-pictures.ts'
import { FEATURES } from './platform/features.ts'
import { routeByProcess } from './processes/routing.ts'
import { atlasIn, serveAtlas } from './tools/atlas.ts'
import { serveOpenApi } from './tools/openapi/serve-openapi.ts'

/** Every endpoint of the platform with its handler. */
export const platformRoutes = (platform: SteeredPlatform): BoundEndpoint[] =>
  FEATURES.flatMap(({ routes = [] }) => (typeof routes === 'function' ? routes(platform) : routes))

export interface AppOptions {
  platform: SteeredPlatform
  control: ControlAccess
  web: WebHost
}

/** Serves the app's origin: platform calls, control API, pictures, reference page and the web app itself. */
export async function buildApp(app: FastifyInstance, { platform, control, web }: AppOptions): Promise<void> {
  refuseUnreadable(app)
  guardFront(app, 'same-origin')
  hintAtMistakes(app)
  await allowOtherClients(app, platform.corsOrigins)
  await app.register(compress, COMPRESSION)
  await app.register(cookie, { parseOptions: { secure: platform.secureCookies } })
  await app.register(multipart)
  if (platform.processes) routeByProcess(app, platform.processes)
  serveHealth(app)
  openStates(app, platform, control)
  for (const bound of platformRoutes(platform)) bind(app, platform, bound)
  await serveControl(app, platform, control)
  serveArt(app, platform.art)
  serveInstall(app, platform)
  servePictures(app, platform)
  await serveOpenApi(app, platform, control)
  await serveMetrics(app, platform, control)
  await serveConsole(app, control, { ...web, hasAtlas: atlasIn(web.atlas) }, platform.phones.origins?.phones ?? [])
  await serveAtlas(app, control, web.atlas)
  await serveRooms(app, platform)
  servePhones(app, platform)
  await serveLotto(app, web, platform.phones.origins)
  await serveWebApp(app, platform, web, control)
}
