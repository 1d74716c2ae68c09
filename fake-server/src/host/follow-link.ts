import { type PackLanguage, packOf } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../binding/platform.ts'
import { ROOM_COOKIE, WORLD_COOKIE } from '../binding/world-of.ts'
import { type ControlAccess, checkReach } from '../control/gate.ts'
import { BadLink, openLink, readLink, withoutLink } from '../control/links.ts'
import { ControlProblem } from '../control/problem.ts'
import { TooManyWorlds } from '../world/worlds.ts'
import { type LinkTexts, linkTexts } from './link-texts.ts'
import { escaped, isVisit, languageOfVisitor, sendPlain } from './plain-page.ts'

/** Opens the state an address asks for; false where it asks for none. */
export function followLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { worlds, rooms }: Platform,
  access: ControlAccess,
): boolean {
  const url = new URL(request.url, 'http://app')
  const language = languageOfVisitor(request)
  try {
    const link = readLink(url)
    if (!link) return false
    if (!isVisit(request)) throw new NoVisit()
    checkReach(request, access)
    const { world, session } = openLink(worlds, link, request.ip)
    // Readable by the page: it forgets what it knew of another world.
    void reply.setCookie(WORLD_COOKIE, world.id, { path: '/', sameSite: 'lax' })
    // Who is led elsewhere leaves the room.
    if (rooms.of(request.cookies[ROOM_COOKIE])?.room.world !== world) void reply.clearCookie(ROOM_COOKIE, { path: '/' })
    const to = withoutLink(url)
    const values = {
      ...(session ? { MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' } : {}),
      ...(link.lang ? { language: link.lang } : {}),
      ...(link.theme ? { theme: link.theme } : {}),
    }
    if (Object.keys(values).length === 0) void reply.redirect(to, 303)
    else
      sendDevicePage(reply, link.lang ? packOf(link.lang) : language, {
        world: world.id,
        forget: keysForgottenAt('world'),
        values,
        to,
      })
  } catch (error) {
    refuse(reply, language, error)
  }
  return true
}

/** Something of another page asks, not somebody who opens a link. */
class NoVisit extends Error {}

interface DeviceState {
  world: string
  /** Keys that belong to whatever world the device was in before. */
  forget: readonly string[]
  values: Partial<Record<'MC_SESSION_INFO' | 'autoLogin' | 'language' | 'theme', string>>
  to: string
}

/** A session must not stand in an address, so a page of the same address puts it on the device and goes on. */
function sendDevicePage(reply: FastifyReply, language: PackLanguage, state: DeviceState): void {
  const texts = linkTexts[language]
  const data = JSON.stringify(state).replace(/</g, '\\u003c')
  void sendPlain(reply, 200, {
    language,
    title: texts.opening,
    body: `<p role="status">${texts.opening}</p><noscript><p>${texts.needsScript}</p></noscript>
<script type="application/json" id="state">${data}</script>`,
    script: GO_ON,
  })
}

const GO_ON = `const { world, forget, values, to } = JSON.parse(document.getElementById('state').textContent)
try {
  if (localStorage.getItem('world') !== world) {
    for (const key of forget) localStorage.removeItem(key)
    sessionStorage.clear()
  }
  for (const [key, value] of Object.entries({ ...values, world })) localStorage.setItem(key, value)
} catch {}
location.replace(to)`

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
    const said = text
      .replace('{name}', () => `<code>${parameter}</code>`)
      .replace('{value}', () => `<code>${escaped(value.slice(0, 80))}</code>`)
    const list = allowed.map((one) => `<li><code>${escaped(one)}</code></li>`).join('')
    return { status: 400, body: line(said) + (list && `${line(texts.allowed)}<ul>${list}</ul>`) }
  }
  if (error instanceof TooManyWorlds) return { status: 503, body: line(texts.full) }
  if (error instanceof NoVisit) return { status: 403, body: line(texts.visit) }
  if (error instanceof ControlProblem) {
    const { status } = error.problem
    return { status, body: line(status === 404 ? texts.off : status === 401 ? texts.token : texts.host) }
  }
  throw error
}
