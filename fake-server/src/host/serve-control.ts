import type { FastifyInstance } from 'fastify'
import type { ControlAccess } from '../control/access/authorize.ts'
import { controlApi } from '../control/bind-control.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { controlScope } from './control-scope.ts'
import { serveRoutes } from './serve-routes.ts'

export const serveControl = (app: FastifyInstance, platform: SteeredPlatform, access: ControlAccess): Promise<void> =>
  controlScope(app, undefined, (scope) => serveRoutes(scope, controlApi(platform, access), { head: true }))
