import { isLanguage, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import type { Route } from '@understudy/platform/binding/http.ts'
import { ancestorsOn } from '../access/phone-hosts.ts'
import type { SteeredPlatform } from '../steered-platform.ts'
import { LEFT_ROOM, worldCookie } from './choose-world.ts'
import { devicePage } from './device-page.ts'
import { linkTexts } from './link-texts.ts'
import { languageOfVisitor, plainPage, withCookies } from './plain-page.ts'

/** Opens the phones that the console has prepared. The ticket in the address is what admits: it is valid once, on one origin. */
export const openedPhone = ({ worlds, phones, worldAccess }: SteeredPlatform): Route => ({
  method: 'GET',
  path: '/__control/worlds/:world/phones/:ticket',
  answer(request) {
    const { world, ticket } = request.params as { world: string; ticket: string }
    const language = languageOfVisitor(request)
    const ancestors = ancestorsOn(request, phones.origins)
    const state = phones.take(request, world, ticket)
    if (!state || !worlds.find(world)) {
      const { title, expired } = linkTexts[language]
      return plainPage(request, 403, { language, title, ancestors, body: `<h1>${title}</h1><p>${expired}</p>` })
    }
    const page = devicePage(
      request,
      isLanguage(state.language) ? packOf(state.language) : language,
      { world, forget: keysForgottenAt('world'), values: state.values, to: state.route },
      { ancestors },
    )
    return withCookies(page, [worldCookie(world), ...worldAccess.cookies(world), LEFT_ROOM])
  },
})
