import { control, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import { findMerchant } from '@understudy/merchants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ControlAccess, requireControlAccess } from '../control/access/authorize.ts'
import { CONFIRM_PARAMETER, comesFromElsewhere } from '../control/access/confirm-link.ts'
import { carriedStorage } from '../control/capsules/carried-storage.ts'
import {
  BadLink,
  languageValues,
  merchantAfter,
  openLink,
  planOf,
  prepareLink,
  readLink,
  withoutLink,
} from '../control/links/links.ts'
import { MOMENT_EXAMPLES } from '../control/links/parse-state.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { MomentRefused } from '../world/clock.ts'
import { sendAskPage } from './ask-page.ts'
import { addressOf, enterWorld, takeTap } from './choose-world.ts'
import { sendDevicePage } from './device-page.ts'
import { isVisit, languageOfVisitor } from './plain-page.ts'
import { NoVisit, refuseLink } from './refuse-link.ts'
import { setCookies } from './serve-routes.ts'

/** Opens the state that a URL requests; false when it requests none. @throws NoVisit when the request is not a page visit */
export async function followLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { worlds, linkWorlds, rooms, worldAccess }: SteeredPlatform,
  access: ControlAccess,
): Promise<boolean> {
  const url = addressOf(request)
  const language = languageOfVisitor(request)
  try {
    const link = readLink(url)
    if (!link) return false
    const tapped = takeTap(request, reply, url)
    url.searchParams.delete(CONFIRM_PARAMETER)
    if (!tapped && request.method !== 'POST' && !isVisit(request)) throw new NoVisit()
    const signature = worldAccess.hasSigned(url) ? url.searchParams.get('sig') : null
    if (signature === null) requireControlAccess(request, access)
    const plan = planOf(worlds, link)
    const { effect } = plan
    if (!tapped && (request.method === 'POST' || comesFromElsewhere(request))) {
      const merchant = findMerchant(merchantAfter(plan) ?? '')
      const brand = merchant && { merchant, theme: link.theme ?? null }
      sendAskPage(request, reply, { language, url, effect, brand })
      return true
    }
    if (effect === 'new') await prepareLink(worlds, plan)
    if (signature !== null && effect !== 'named') linkWorlds.makeRoom(signature)
    const { world, session } = openLink(worlds, plan, request.ip)
    if (signature !== null && effect !== 'named') linkWorlds.add(signature, world.id)
    enterWorld(reply, world.id)
    setCookies(reply, worldAccess.cookies(world.id))
    // A state link takes the phone out of its room.
    if (rooms.of(request.cookies[control.ROOM_COOKIE])?.room.world !== world)
      void reply.clearCookie(control.ROOM_COOKIE, { path: '/' })
    const to = withoutLink(url)
    const stored = link.storage ? carriedStorage(world) : undefined
    const values = {
      ...(link.lang && languageValues(link.lang)),
      ...stored?.local,
      ...(session ? { MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' } : {}),
      ...(link.theme ? { theme: link.theme } : {}),
    }
    if (Object.keys(values).length === 0) void reply.redirect(to, 303)
    else
      sendDevicePage(reply, link.lang ? packOf(languageValues(link.lang).language) : language, {
        world: world.id,
        forget: keysForgottenAt('world'),
        values,
        tab: stored?.session,
        to,
      })
  } catch (error) {
    // The scenario's dates before its start would be out of range.
    const isTooEarly = error instanceof MomentRefused
    refuseLink(
      reply,
      language,
      isTooEarly ? new BadLink('at', url.searchParams.get('at') ?? '', MOMENT_EXAMPLES) : error,
    )
  }
  return true
}
