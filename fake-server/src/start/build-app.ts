import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { ControlAccess } from '@understudy/steering/access/authorize.ts'
import { openState } from '@understudy/steering/pages/open-state.ts'
import { openedPhone } from '@understudy/steering/pages/opened-phone.ts'
import type { Routes } from '@understudy/steering/routes.ts'
import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import type { FastifyInstance } from 'fastify'
import { serveAtlas } from '../host/atlas.ts'
import { COMPRESSION } from '../host/compression.ts'
import { serveConsole } from '../host/console.ts'
import { controlScope } from '../host/control-scope.ts'
import { refuseUnreadable } from '../host/error-handlers.ts'
import { guardFront } from '../host/front.ts'
import { hintAtMistakes } from '../host/hints.ts'
import { serveInstall } from '../host/install/serve-install.ts'
import { serveLotto } from '../host/lotto.ts'
import { serveMetrics } from '../host/metrics.ts'
import { allowOtherClients } from '../host/other-clients.ts'
import { servePictures } from '../host/scenario-pictures.ts'
import { serveHealth } from '../host/serve-health.ts'
import { serveRooms } from '../host/serve-rooms.ts'
import { readForms, sendAnswer, serveRoutes } from '../host/serve-routes.ts'
import { serveWebApp, type WebHost } from '../host/web-app.ts'
import { serveOpenApi } from '../openapi/serve-openapi.ts'
import { routeByProcess } from '../processes/routing.ts'

export interface AppOptions {
  platform: SteeredPlatform
  routes: Routes
  control: ControlAccess
  web: WebHost
  /** Folder of scenarios as files, whose pictures are served. */
  scenariosDir?: string | undefined
}

/** Serves the app's origin: platform calls, control API, pictures, reference page and the web app itself. */
export async function buildApp(
  app: FastifyInstance,
  { platform, routes, control, web, scenariosDir }: AppOptions,
): Promise<void> {
  refuseUnreadable(app)
  guardFront(app, 'same-origin')
  hintAtMistakes(app)
  await allowOtherClients(app, platform.corsOrigins)
  await app.register(compress, COMPRESSION)
  await app.register(cookie, { parseOptions: { secure: platform.secureCookies } })
  await app.register(multipart)
  readForms(app)
  if (platform.processes) routeByProcess(app, platform.processes)
  serveHealth(app)
  // State links and `?world=ID` come before the route of their page.
  app.addHook('onRequest', async (request, reply) => {
    const answer = await openState(request, platform, control)
    if (answer) return sendAnswer(reply, answer)
  })
  serveRoutes(app, routes.platform)
  await controlScope(app, undefined, (scope) => serveRoutes(scope, routes.control, { head: true }))
  serveRoutes(app, routes.pictures, { head: true })
  if (scenariosDir !== undefined) servePictures(app, scenariosDir)
  serveInstall(app, platform)
  await serveOpenApi(app, platform, control)
  await serveMetrics(app, platform, control)
  await serveConsole(app, control, web, platform.phones.origins?.phones ?? [])
  await serveAtlas(app, control, web)
  await serveRooms(app, platform)
  serveRoutes(app, [openedPhone(platform)], { head: true })
  await serveLotto(app, web, platform.phones.origins)
  await serveWebApp(app, platform, web, control)
}
