import { control, type PackLanguage, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import { merchantConfig } from '@understudy/merchants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WORLD_COOKIE } from '../binding/world-of.ts'
import { isPostedElsewhere, isTakenAway } from '../control/access/confirm-link.ts'
import type { Entry, OpenRoom } from '../control/rooms/rooms.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { refuseStream, streamWorld } from '../control/worlds/event-stream.ts'
import { hostClock } from '../shared/host-clock.ts'
import { escapedInQuotes as escaped } from '../shared/text.ts'
import { sendDevicePage } from './device-page.ts'
import { type Brand, isVisit, languageOfVisitor, sendPlain } from './plain-page.ts'
import { roomTexts } from './room-texts.ts'
import { sendAnswer } from './serve-routes.ts'

/** First page of an admitted phone. */
const HOME = '/m/home'

interface Door {
  Params: { code: string }
  Body: { pin: string; visitorKey: string } | undefined
}

/** Serves the pages that admit phones to rooms; phones have no control token and may come from anywhere. */
export async function serveRooms(app: FastifyInstance, { rooms }: SteeredPlatform): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => {
        const form = new URLSearchParams(String(body))
        done(null, { pin: form.get('pin') ?? '', visitorKey: form.get('visitorKey') ?? '' })
      },
    )

    const atTheDoor = (
      request: FastifyRequest<Door>,
      said: { pin?: string; visitorKey?: string; confirmed: boolean },
    ): Entry => {
      const code = request.params.code.toUpperCase()
      const cookie = request.cookies[control.ROOM_COOKIE] ?? ''
      const ticket = cookie.startsWith(`${code}.`) ? cookie.slice(code.length + 1) : undefined
      return rooms.enter(code, { ticket, ...said, address: request.ip, agent: request.headers['user-agent'] ?? '' })
    }

    scope.get<Door>('/r/:code', (request, reply) =>
      isVisit(request)
        ? answer(request, reply, atTheDoor(request, { confirmed: !isTakenAway(request) }))
        : refuseFrame(request, reply),
    )
    scope.post<Door>('/r/:code', (request, reply) =>
      // Only our own form may post here: another site must not send its visitors into a room (CSRF).
      isPostedElsewhere(request)
        ? refuseFrame(request, reply)
        : answer(request, reply, atTheDoor(request, { ...(request.body ?? { pin: '' }), confirmed: true })),
    )

    scope.get<Door>('/r/:code/stream', (request, reply) => {
      const guest = rooms.of(request.cookies[control.ROOM_COOKIE])
      if (!guest || guest.room.code !== request.params.code)
        return reply.code(403).type('application/problem+json').send({
          type: 'urn:understudy:room.ticket',
          title: 'Not in this room',
          status: 403,
          detail: 'Only a phone that has come into the room hears what happens in it.',
        })
      const { room } = guest
      const leave = rooms.follow(guest)
      if (!leave) return sendAnswer(reply, refuseStream('this phone has as many open pages as it may'))
      // Ends an expired room even if nobody requests it, so that its listeners are told.
      const end = setTimeout(() => rooms.close(room), room.expiresAt - hostClock.now()).unref()
      const onEnd = () => {
        clearTimeout(end)
        leave()
      }
      return sendAnswer(reply, streamWorld(request, room.world, { events: room.events, onEnd }))
    })
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, entry: Entry) {
  const room = 'room' in entry ? entry.room : undefined
  // A visitor with a language cookie has chosen a language; for others the page uses the room's.
  const wished = request.cookies.language === undefined ? room?.look.language : undefined
  const language = wished ? packOf(wished) : languageOfVisitor(request)
  if (entry.result === 'in') return comeIn(reply, language, entry)
  if (entry.result === 'pin-wanted') return askForPin(reply, language, entry, false)
  if (entry.result === 'pin-wrong') return askForPin(reply, language, entry, true)
  if (entry.result === 'unconfirmed') return askToConfirm(reply, language, entry.room)
  const texts = roomTexts[language]
  const [status, title, text] = {
    unknown: [404, texts.unknownTitle, texts.unknown] as const,
    full: [409, texts.fullTitle, texts.full] as const,
    'closed-to-you': [429, texts.closedTitle, texts.closed] as const,
  }[entry.result]
  const brand = room && brandOf(room)
  return sendPlain(reply, status, { language, title, body: `<h1>${title}</h1><p>${text}</p>`, brand })
}

/** The merchant and look of the page, which are the room's current ones. */
const brandOf = ({ world, look }: OpenRoom): Brand => ({ merchant: merchantConfig(world.merchant), theme: look.theme })

function comeIn(
  reply: FastifyReply,
  language: PackLanguage,
  { room, ticket, first }: Extract<Entry, { result: 'in' }>,
) {
  const { code, world, expiresAt, look } = room
  const maxAge = Math.max(1, Math.floor((expiresAt - hostClock.now()) / 1000))
  reply
    .setCookie(WORLD_COOKIE, world.id, { path: '/', sameSite: 'lax' })
    .setCookie(control.ROOM_COOKIE, `${code}.${ticket}`, { path: '/', httpOnly: true, sameSite: 'lax', maxAge })
    .header('cache-control', 'no-store')
  const values = { ...(look.language && { language: look.language }), ...(look.theme && { theme: look.theme }) }
  // A returning phone keeps its own choice.
  if (!first || Object.keys(values).length === 0) return reply.redirect(HOME, 303)
  const state = { world: world.id, forget: keysForgottenAt('world'), values, to: HOME }
  return sendDevicePage(reply, look.language ? packOf(look.language) : language, state, { brand: brandOf(room) })
}

/** Asks a visitor who was sent here by another site, and whom entering would take out of another world. */
function askToConfirm(reply: FastifyReply, language: PackLanguage, room: OpenRoom) {
  const texts = roomTexts[language]
  const title = titleOf(room, language)
  return sendPlain(reply, 200, {
    language,
    title,
    brand: brandOf(room),
    body: `<h1>${escaped(title)}</h1><p>${texts.fromElsewhere}</p>
<form method="post" action="/r/${room.code}"><button class="main" type="submit">${texts.enter}</button></form>
<a class="other" href="${HOME}">${texts.stay}</a>`,
  })
}

const titleOf = ({ name }: OpenRoom, language: PackLanguage) => {
  const texts = roomTexts[language]
  return name ? texts.titleOf.replace('{name}', () => name) : texts.title
}

function askForPin(
  reply: FastifyReply,
  language: PackLanguage,
  { room, visitorKey = '' }: Extract<Entry, { visitorKey: unknown }>,
  wrong: boolean,
) {
  const { code } = room
  const texts = roomTexts[language]
  const title = titleOf(room, language)
  const error = wrong ? `<p class="error" id="wrong" role="alert">${texts.wrong}</p>` : ''
  return sendPlain(reply, wrong ? 403 : 200, {
    language,
    title,
    brand: brandOf(room),
    body: `<h1>${escaped(title)}</h1><p id="how">${texts.how}</p><form method="post" action="/r/${code}">
<input type="hidden" name="visitorKey" value="${visitorKey}">
<div><label for="pin">${texts.pin}</label>
<input id="pin" name="pin" inputmode="numeric" autocomplete="off" pattern="[0-9]{4,8}" minlength="4" maxlength="8" dir="ltr" required autofocus
 aria-describedby="${wrong ? 'wrong' : 'how'}"${wrong ? ' aria-invalid="true"' : ''}></div>
${error}<button class="main" type="submit">${texts.enter}</button></form>`,
  })
}

function refuseFrame(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOfVisitor(request)
  const { title, visit } = roomTexts[language]
  return sendPlain(reply, 403, { language, title, body: `<h1>${title}</h1><p>${visit}</p>` })
}
