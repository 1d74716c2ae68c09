import { control, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import { findMerchant } from '@understudy/merchants'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { MomentRefused } from '@understudy/platform/world/clock.ts'
import { type ControlAccess, requireControlAccess } from '../access/authorize.ts'
import { CONFIRM_PARAMETER, comesFromElsewhere, isConfirmation, SPENT_TAP } from '../access/confirm-link.ts'
import { carriedStorage } from '../capsules/carried-storage.ts'
import {
  BadLink,
  languageValues,
  merchantAfter,
  openLink,
  planOf,
  prepareLink,
  readLink,
  withoutLink,
} from '../links/links.ts'
import { MOMENT_EXAMPLES } from '../links/parse-state.ts'
import type { SteeredPlatform } from '../steered-platform.ts'
import { askPage } from './ask-page.ts'
import { addressOf, LEFT_ROOM, worldCookie } from './choose-world.ts'
import { devicePage } from './device-page.ts'
import { isVisit, languageOfVisitor, redirectTo, withCookies } from './plain-page.ts'
import { NoVisit, refuseLink } from './refuse-link.ts'

/** Opens the state that a URL requests; undefined when it requests none. @throws NoVisit when the request is not a page visit */
export async function followLink(
  request: HttpRequest,
  { worlds, linkWorlds, rooms, worldAccess }: SteeredPlatform,
  access: ControlAccess,
): Promise<HttpAnswer | undefined> {
  const url = addressOf(request)
  const language = languageOfVisitor(request)
  const tapped = isConfirmation(request, url)
  const spent = tapped ? [SPENT_TAP] : []
  try {
    const link = readLink(url)
    if (!link) return undefined
    url.searchParams.delete(CONFIRM_PARAMETER)
    if (!tapped && request.method !== 'POST' && !isVisit(request)) throw new NoVisit()
    const signature = worldAccess.hasSigned(url) ? url.searchParams.get('sig') : null
    if (signature === null) requireControlAccess(request, access)
    const plan = planOf(worlds, link)
    const { effect } = plan
    if (!tapped && (request.method === 'POST' || comesFromElsewhere(request))) {
      const merchant = findMerchant(merchantAfter(plan) ?? '')
      const brand = merchant && { merchant, theme: link.theme ?? null }
      return askPage(request, { language, url, effect, brand })
    }
    if (effect === 'new') await prepareLink(worlds, plan)
    if (signature !== null && effect !== 'named') linkWorlds.makeRoom(signature)
    const { world, session } = openLink(worlds, plan, request.ip)
    if (signature !== null && effect !== 'named') linkWorlds.add(signature, world.id)
    const isElsewhere = rooms.of(request.cookies[control.ROOM_COOKIE])?.room.world !== world
    // A state link takes the phone out of its room.
    const cookies = [
      ...spent,
      worldCookie(world.id),
      ...worldAccess.cookies(world.id),
      ...(isElsewhere ? [LEFT_ROOM] : []),
    ]
    const to = withoutLink(url)
    const stored = link.storage ? carriedStorage(world) : undefined
    const values = {
      ...(link.lang && languageValues(link.lang)),
      ...stored?.local,
      ...(session ? { MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' } : {}),
      ...(link.theme ? { theme: link.theme } : {}),
    }
    if (Object.keys(values).length === 0) return withCookies(redirectTo(to, 303), cookies)
    const state = { world: world.id, forget: keysForgottenAt('world'), values, tab: stored?.session, to }
    const packLanguage = link.lang ? packOf(languageValues(link.lang).language) : language
    return withCookies(devicePage(request, packLanguage, state), cookies)
  } catch (error) {
    // The scenario's dates before its start would be out of range.
    const isTooEarly = error instanceof MomentRefused
    const problem = isTooEarly ? new BadLink('at', url.searchParams.get('at') ?? '', MOMENT_EXAMPLES) : error
    return withCookies(refuseLink(request, language, problem), spent)
  }
}
