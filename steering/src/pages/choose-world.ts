import { control } from '@understudy/contracts'
import type { Cookie, HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { DEFAULT_WORLD, WORLD_COOKIE } from '@understudy/platform/binding/world-of.ts'
import type { World } from '@understudy/platform/world/world.ts'
import {
  CONFIRM_PARAMETER,
  comesFromElsewhere,
  isConfirmation,
  isTakenAway,
  SPENT_TAP,
} from '../access/confirm-link.ts'
import { refuseAside } from '../links/links.ts'
import type { SteeredPlatform } from '../steered-platform.ts'
import { askPage } from './ask-page.ts'
import { languageOfVisitor, redirectTo, withCookies } from './plain-page.ts'
import { refuseLink } from './refuse-link.ts'

/**
 * The world that a page shows before the app makes any call: that of the visitor's room, else of the cookie, else the
 * default one. Undefined when there is none or the visitor may not reach it: pages follow the same rule as calls
 * (`worldOf`), so that a room's brand is not revealed outside of it.
 */
export function worldOfPage(request: HttpRequest, { worlds, rooms, worldAccess }: SteeredPlatform): World | undefined {
  const room = rooms.of(request.cookies[control.ROOM_COOKIE])?.room
  if (room) return room.world
  const world = worlds.find(request.cookies[WORLD_COOKIE] ?? DEFAULT_WORLD)
  return world && (worldAccess.may(request, world.id) || !rooms.isGuarded(world)) ? world : undefined
}

/** The world's cookie, which the page reads to discard what it stored for another world. */
export const worldCookie = (id: string): Cookie => ({ name: WORLD_COOKIE, value: id, sameSite: 'lax' })

/** Takes a phone out of its room. */
export const LEFT_ROOM: Cookie = { name: control.ROOM_COOKIE, value: undefined, sameSite: 'lax' }

/** The requested URL with leading slashes collapsed, as two would name another host. */
export const addressOf = (request: HttpRequest) => new URL(request.url.replace(/^[/\\]+/, '/'), 'http://app')

/**
 * Handles `?world=ID`: sets the cookie and redirects to the URL without it. A link on another site takes nobody out of a
 * room, and asks before it takes a visitor out of another world. Undefined when the URL names no world.
 */
export function chooseWorld(request: HttpRequest, { worlds, rooms }: SteeredPlatform): HttpAnswer | undefined {
  const url = addressOf(request)
  const id = url.searchParams.get('world')
  if (id === null) return undefined
  try {
    refuseAside(worlds, id)
  } catch (error) {
    return refuseLink(request, languageOfVisitor(request), error)
  }
  const tapped = isConfirmation(request, url)
  if (request.method === 'POST' && !tapped) return undefined
  const room = rooms.of(request.cookies[control.ROOM_COOKIE])?.room
  const current = room?.world.id ?? request.cookies[WORLD_COOKIE]
  const leavesRoom = room !== undefined && current !== id
  if (!leavesRoom && current !== id && !tapped && isTakenAway(request))
    return askPage(request, { language: languageOfVisitor(request), url, effect: 'change', brand: undefined })
  for (const name of ['world', CONFIRM_PARAMETER]) url.searchParams.delete(name)
  const isMoved = !leavesRoom || !comesFromElsewhere(request)
  return withCookies(redirectTo(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, tapped ? 303 : 302), [
    ...(tapped ? [SPENT_TAP] : []),
    ...(isMoved ? [worldCookie(id.slice(0, 60))] : []),
    ...(isMoved && leavesRoom ? [LEFT_ROOM] : []),
  ])
}
