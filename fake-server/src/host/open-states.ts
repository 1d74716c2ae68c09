import { isPagePath } from '@understudy/platform/binding/app-pages.ts'
import type { ControlAccess } from '@understudy/steering/access/authorize.ts'
import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import type { FastifyInstance } from 'fastify'
import { chooseWorld } from './choose-world.ts'
import { followLink } from './follow-link.ts'
import { sendAnswer } from './serve-routes.ts'

/** Handles state links and `?world=ID` on every page of the app, before its route. */
export function openStates(app: FastifyInstance, platform: SteeredPlatform, access: ControlAccess): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    if (query === undefined || !isPagePath(path)) return
    const answer = (await followLink(request, platform, access)) ?? chooseWorld(request, platform)
    if (answer) return sendAnswer(reply, answer)
  })
}
