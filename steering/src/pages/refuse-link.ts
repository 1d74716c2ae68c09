import type { PackLanguage } from '@understudy/contracts'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { escapedInQuotes as escaped } from '@understudy/platform/shared/text.ts'
import { TooManyWorlds } from '@understudy/platform/world/worlds.ts'
import { RefusedSignature } from '../access/link-signature.ts'
import { ControlProblem } from '../api/control-problem.ts'
import { BadLink, WorldAside } from '../links/links.ts'
import { type LinkTexts, linkTexts } from './link-texts.ts'
import { plainPage } from './plain-page.ts'

/** Thrown when a subresource of another page requests the URL, not somebody who opens a link. */
export class NoVisit extends Error {}

/** The page that says why a link cannot be opened. @throws any error that is not among these reasons */
export function refuseLink(request: HttpRequest, language: PackLanguage, error: unknown): HttpAnswer {
  const texts = linkTexts[language]
  const { status, body } = explained(error, texts)
  return plainPage(request, status, {
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
  if (error instanceof WorldAside) {
    const { id, why } = error.world
    return { status: 409, body: line(texts.aside[why].replace('{world}', () => `<code>${escaped(id)}</code>`)) }
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
