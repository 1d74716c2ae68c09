import { control, type PackLanguage, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import { merchantConfig } from '@understudy/merchants'
import type { Cookie, HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { escapedInQuotes as escaped } from '@understudy/platform/shared/text.ts'
import { isPostedElsewhere, isTakenAway } from '@understudy/steering/access/confirm-link.ts'
import { worldCookie } from '@understudy/steering/pages/choose-world.ts'
import { devicePage } from '@understudy/steering/pages/device-page.ts'
import {
  type Brand,
  isVisit,
  languageOfVisitor,
  plainPage,
  withCookies,
} from '@understudy/steering/pages/plain-page.ts'
import type { Entry, OpenRoom } from '@understudy/steering/rooms/rooms.ts'
import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import { refuseStream, streamWorld } from '@understudy/steering/worlds/event-stream.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
      sendAnswer(
        reply,
        isVisit(request)
          ? answerTo(request, atTheDoor(request, { confirmed: !isTakenAway(request) }))
          : refuseFrame(request),
      ),
    )
    scope.post<Door>('/r/:code', (request, reply) =>
      // Only our own form may post here: another site must not send its visitors into a room (CSRF).
      sendAnswer(
        reply,
        isPostedElsewhere(request)
          ? refuseFrame(request)
          : answerTo(request, atTheDoor(request, { ...(request.body ?? { pin: '' }), confirmed: true })),
      ),
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

function answerTo(request: HttpRequest, entry: Entry): HttpAnswer {
  const room = 'room' in entry ? entry.room : undefined
  // A visitor with a language cookie has chosen a language; for others the page uses the room's.
  const wished = request.cookies.language === undefined ? room?.look.language : undefined
  const language = wished ? packOf(wished) : languageOfVisitor(request)
  if (entry.result === 'in') return comeIn(request, language, entry)
  if (entry.result === 'pin-wanted') return askForPin(request, language, entry, false)
  if (entry.result === 'pin-wrong') return askForPin(request, language, entry, true)
  if (entry.result === 'unconfirmed') return askToConfirm(request, language, entry.room)
  const texts = roomTexts[language]
  const [status, title, text] = {
    unknown: [404, texts.unknownTitle, texts.unknown] as const,
    full: [409, texts.fullTitle, texts.full] as const,
    'closed-to-you': [429, texts.closedTitle, texts.closed] as const,
  }[entry.result]
  const brand = room && brandOf(room)
  return plainPage(request, status, { language, title, body: `<h1>${title}</h1><p>${text}</p>`, brand })
}

/** The merchant and look of the page, which are the room's current ones. */
const brandOf = ({ world, look }: OpenRoom): Brand => ({ merchant: merchantConfig(world.merchant), theme: look.theme })

function comeIn(
  request: HttpRequest,
  language: PackLanguage,
  { room, ticket, first }: Extract<Entry, { result: 'in' }>,
) {
  const { code, world, expiresAt, look } = room
  const maxAge = Math.max(1, Math.floor((expiresAt - hostClock.now()) / 1000))
  const cookies: Cookie[] = [
    worldCookie(world.id),
    { name: control.ROOM_COOKIE, value: `${code}.${ticket}`, httpOnly: true, sameSite: 'lax', maxAge },
  ]
  const values = { ...(look.language && { language: look.language }), ...(look.theme && { theme: look.theme }) }
  // A returning phone keeps its own choice.
  if (!first || Object.keys(values).length === 0)
    return withCookies({ status: 303, headers: { location: HOME, 'cache-control': 'no-store' } }, cookies)
  const state = { world: world.id, forget: keysForgottenAt('world'), values, to: HOME }
  const page = devicePage(request, look.language ? packOf(look.language) : language, state, { brand: brandOf(room) })
  return withCookies(page, cookies)
}

/** Asks a visitor who was sent here by another site, and whom entering would take out of another world. */
function askToConfirm(request: HttpRequest, language: PackLanguage, room: OpenRoom) {
  const texts = roomTexts[language]
  const title = titleOf(room, language)
  return plainPage(request, 200, {
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
  request: HttpRequest,
  language: PackLanguage,
  { room, visitorKey = '' }: Extract<Entry, { visitorKey: unknown }>,
  wrong: boolean,
) {
  const { code } = room
  const texts = roomTexts[language]
  const title = titleOf(room, language)
  const error = wrong ? `<p class="error" id="wrong" role="alert">${texts.wrong}</p>` : ''
  return plainPage(request, wrong ? 403 : 200, {
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

function refuseFrame(request: HttpRequest): HttpAnswer {
  const language = languageOfVisitor(request)
  const { title, visit } = roomTexts[language]
  return plainPage(request, 403, { language, title, body: `<h1>${title}</h1><p>${visit}</p>` })
}
