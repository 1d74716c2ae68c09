import { control, isLanguage, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import type { FastifyInstance } from 'fastify'
import { ancestorsOn } from '../control/access/phone-hosts.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { enterWorld } from './choose-world.ts'
import { sendDevicePage } from './device-page.ts'
import { linkTexts } from './link-texts.ts'
import { languageOfVisitor, sendPlain } from './plain-page.ts'
import { setCookies } from './serve-routes.ts'

/** Opens the phones that the console has prepared. The ticket in the address is what admits: it is valid once, on one origin. */
export function servePhones(app: FastifyInstance, { worlds, phones, worldAccess }: SteeredPlatform): void {
  app.get<{ Params: { world: string; ticket: string } }>(
    '/__control/worlds/:world/phones/:ticket',
    (request, reply) => {
      const { world, ticket } = request.params
      const language = languageOfVisitor(request)
      const ancestors = ancestorsOn(request, phones.origins)
      const state = phones.take(request, world, ticket)
      if (!state || !worlds.find(world)) {
        const { title, expired } = linkTexts[language]
        return sendPlain(reply, 403, { language, title, ancestors, body: `<h1>${title}</h1><p>${expired}</p>` })
      }
      enterWorld(reply, world)
      setCookies(reply, worldAccess.cookies(world))
      void reply.clearCookie(control.ROOM_COOKIE, { path: '/' })
      return sendDevicePage(
        reply,
        isLanguage(state.language) ? packOf(state.language) : language,
        { world, forget: keysForgottenAt('world'), values: state.values, to: state.route },
        { ancestors },
      )
    },
  )
}
