import { control } from '@understudy/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_WORLD, WORLD_COOKIE } from '../binding/world-of.ts'
import {
  CONFIRM_PARAMETER,
  comesFromElsewhere,
  isConfirmation,
  isTakenAway,
  SPENT_TAP,
} from '../control/access/confirm-link.ts'
import { refuseAside } from '../control/links/links.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import type { World } from '../world/world.ts'
import { sendAskPage } from './ask-page.ts'
import { languageOfVisitor } from './plain-page.ts'
import { refuseLink } from './refuse-link.ts'
import { setCookies } from './serve-routes.ts'

/**
 * The world that a page shows before the app makes any call: that of the visitor's room, else of the cookie, else the
 * default one. Undefined when there is none or the visitor may not reach it: pages follow the same rule as calls
 * (`worldOf`), so that a room's brand is not revealed outside of it.
 */
export function worldOfPage(
  request: FastifyRequest,
  { worlds, rooms, worldAccess }: SteeredPlatform,
): World | undefined {
  const room = rooms.of(request.cookies[control.ROOM_COOKIE])?.room
  if (room) return room.world
  const world = worlds.find(request.cookies[WORLD_COOKIE] ?? DEFAULT_WORLD)
  return world && (worldAccess.may(request, world.id) || !rooms.isGuarded(world)) ? world : undefined
}

/** Sets the world's cookie, which the page reads to discard what it stored for another world. */
export const enterWorld = (reply: FastifyReply, id: string) =>
  void reply.setCookie(WORLD_COOKIE, id, { path: '/', sameSite: 'lax' })

/** The requested URL with leading slashes collapsed, as two would name another host. */
export const addressOf = (request: FastifyRequest) => new URL(request.url.replace(/^[/\\]+/, '/'), 'http://app')

/** Whether the request is a tap on the button for exactly this URL; each is valid once. */
export function takeTap(request: FastifyRequest, reply: FastifyReply, url: URL): boolean {
  const isTap = isConfirmation(request, url)
  if (isTap) setCookies(reply, [SPENT_TAP])
  return isTap
}

/**
 * Handles `?world=ID`: sets the cookie and redirects to the URL without it. A link on another site takes nobody out of a
 * room, and asks before it takes a visitor out of another world. False when the URL names no world.
 */
export function chooseWorld(request: FastifyRequest, reply: FastifyReply, { worlds, rooms }: SteeredPlatform): boolean {
  const url = addressOf(request)
  const id = url.searchParams.get('world')
  if (id === null) return false
  try {
    refuseAside(worlds, id)
  } catch (error) {
    refuseLink(reply, languageOfVisitor(request), error)
    return true
  }
  const tapped = takeTap(request, reply, url)
  if (request.method === 'POST' && !tapped) return false
  const room = rooms.of(request.cookies[control.ROOM_COOKIE])?.room
  const current = room?.world.id ?? request.cookies[WORLD_COOKIE]
  const leavesRoom = room !== undefined && current !== id
  if (!leavesRoom && current !== id && !tapped && isTakenAway(request)) {
    sendAskPage(request, reply, { language: languageOfVisitor(request), url, effect: 'change', brand: undefined })
    return true
  }
  for (const name of ['world', CONFIRM_PARAMETER]) url.searchParams.delete(name)
  if (!leavesRoom || !comesFromElsewhere(request)) {
    enterWorld(reply, id.slice(0, 60))
    if (leavesRoom) void reply.clearCookie(control.ROOM_COOKIE, { path: '/' })
  }
  void reply.redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, tapped ? 303 : 302)
  return true
}
