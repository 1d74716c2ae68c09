import type { FastifyInstance } from 'fastify'
import type { ControlAccess } from '../control/gate.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { chooseWorld } from './choose-world.ts'
import { followLink } from './follow-link.ts'

/** URLs that are not pages of the app. */
const NO_PAGE = /^\/(wps|lgw|play|check|cloud|pay|desk|__control|assets|img|r|download)(\/|$)|^\/m\/lotto-h5\/assets\//
const FILE = /\.(js|css|map|woff2|svg|png|ico|json|txt|webmanifest)$/

export const isPagePath = (path: string) => !NO_PAGE.test(path) && (path.startsWith('/m/') || !FILE.test(path))

/** Handles state links and `?world=ID` on every page of the app, before its route. */
export function openStates(app: FastifyInstance, platform: SteeredPlatform, access: ControlAccess): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    if (query === undefined || !isPagePath(path)) return
    if (await followLink(request, reply, platform, access)) return reply
    if (chooseWorld(request, reply, platform)) return reply
  })
}
