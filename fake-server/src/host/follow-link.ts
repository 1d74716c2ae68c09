import { type PackLanguage, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import { findMerchant } from '@understudy/merchants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ROOM_COOKIE } from '../binding/world-of.ts'
import { type ControlAccess, requireControlAccess } from '../control/access/authorize.ts'
import { CONFIRM_PARAMETER, comesFromElsewhere, isConfirmation } from '../control/access/confirm-link.ts'
import { RefusedSignature } from '../control/access/link-signature.ts'
import { carriedStorage } from '../control/capsules/carried-storage.ts'
import { ControlProblem } from '../control/control-problem.ts'
import {
  BadLink,
  effectOf,
  languageValues,
  merchantAfter,
  openLink,
  prepareLink,
  readLink,
  withoutLink,
} from '../control/links/links.ts'
import { MOMENT_EXAMPLES } from '../control/links/parse-state.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { MomentRefused } from '../world/clock.ts'
import { TooManyWorlds } from '../world/worlds.ts'
import { sendAskPage } from './ask-page.ts'
import { addressOf, enterWorld } from './choose-world.ts'
import { sendDevicePage } from './device-page.ts'
import { type LinkTexts, linkTexts } from './link-texts.ts'
import { escaped, isVisit, languageOfVisitor, sendPlain } from './plain-page.ts'

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
    const tapped = isConfirmation(request, reply, url)
    url.searchParams.delete(CONFIRM_PARAMETER)
    if (!tapped && request.method !== 'POST' && !isVisit(request)) throw new NoVisit()
    const signature = worldAccess.hasSigned(url) ? url.searchParams.get('sig') : null
    if (signature === null) requireControlAccess(request, access)
    const effect = effectOf(worlds, link)
    if (!tapped && (request.method === 'POST' || comesFromElsewhere(request))) {
      const merchant = findMerchant(merchantAfter(worlds, link) ?? '')
      const brand = merchant && { merchant, theme: link.theme ?? null }
      sendAskPage(request, reply, { language, url, effect, brand })
      return true
    }
    await prepareLink(worlds, link)
    if (signature !== null && effect !== 'named') linkWorlds.makeRoom(signature)
    const { world, session } = openLink(worlds, link, request.ip)
    if (signature !== null && effect !== 'named') linkWorlds.add(signature, world.id)
    enterWorld(reply, world.id)
    worldAccess.allow(reply, world.id)
    // A state link takes the phone out of its room.
    if (rooms.of(request.cookies[ROOM_COOKIE])?.room.world !== world) void reply.clearCookie(ROOM_COOKIE, { path: '/' })
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
    refuse(reply, language, isTooEarly ? new BadLink('at', url.searchParams.get('at') ?? '', MOMENT_EXAMPLES) : error)
  }
  return true
}

/** Thrown when a subresource of another page requests the URL, not somebody who opens a link. */
class NoVisit extends Error {}

function refuse(reply: FastifyReply, language: PackLanguage, error: unknown): void {
  const texts = linkTexts[language]
  const { status, body } = explained(error, texts)
  void sendPlain(reply, status, {
    language,
    title: texts.title,
    body: `<h1>${texts.title}</h1>${body}<a class="main" href="/m/home">${texts.home}</a>`,
  })
}

function explained(error: unknown, texts: LinkTexts): { status: number; body: string } {
  const line = (text: string) => `<p>${text}</p>`
  if (error instanceof BadLink) {
    const { parameter, value, allowed } = error
    const text = parameter === 'world' && allowed.length === 0 ? texts.unknownWorld : texts.bad
    const message = text
      .replace('{name}', () => `<code>${parameter}</code>`)
      .replace('{value}', () => `<code>${escaped(value.slice(0, 80))}</code>`)
    const list = allowed.map((one) => `<li><code>${escaped(one)}</code></li>`).join('')
    return { status: 400, body: line(message) + (list && `${line(texts.allowed)}<ul>${list}</ul>`) }
  }
  if (error instanceof TooManyWorlds) return { status: 503, body: line(texts.full) }
  if (error instanceof RefusedSignature)
    return { status: 403, body: line(error.reason === 'expired' ? texts.expired : texts.forged) }
  if (error instanceof NoVisit) return { status: 403, body: line(texts.visit) }
  if (error instanceof ControlProblem) {
    const { status } = error.problem
    return { status, body: line(status === 404 ? texts.off : status === 401 ? texts.token : texts.host) }
  }
  throw error
}
