import type { FastifyInstance } from 'fastify'
import { isPagePath } from '../binding/app-pages.ts'
import type { ControlAccess } from '../control/access/authorize.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { chooseWorld } from './choose-world.ts'
import { followLink } from './follow-link.ts'

/** Handles state links and `?world=ID` on every page of the app, before its route. */
export function openStates(app: FastifyInstance, platform: SteeredPlatform, access: ControlAccess): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    if (query === undefined || !isPagePath(path)) return
    if (await followLink(request, reply, platform, access)) return reply
    if (chooseWorld(request, reply, platform)) return reply
  })
}
