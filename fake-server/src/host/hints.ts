// Names the mistakes of a first call in a header, which the platform's own answers leave to guessing.
import { LANGUAGE_CODES } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import { isPlatformPath } from '@understudy/platform/binding/app-pages.ts'
import { distance } from 'fastest-levenshtein'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A platform has no such header; what it answers stays as it is. */
const HINT_HEADER = 'x-understudy-hint'

/** A longer path is no misspelt one. */
const LONGEST_PATH = 120
/** How many characters of a misspelt path may differ from the right one: a quarter of it. */
const SHARE_OF_TYPOS = 4

export const withoutDoubleSlashes = (path: string): string => path.replace(/\/{2,}/g, '/')

/**
 * Adds the header to refused calls of the platform that show a mistake. Its sentences are ours alone: nothing that the
 * client has sent is repeated. Must run before routes are registered.
 */
export function hintAtMistakes(app: FastifyInstance): void {
  const paths = new Set<string>()
  app.addHook('onRoute', ({ url }) => {
    if (isPlatformPath(url)) paths.add(url)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const [path = ''] = request.url.split('?')
    if (reply.statusCode >= 400 && isPlatformPath(withoutDoubleSlashes(path))) {
      const hints = hintsFor(request, path, paths)
      if (hints.length > 0) void reply.header(HINT_HEADER, hints.join(' '))
    }
    done()
  })
}

function hintsFor(request: FastifyRequest, path: string, paths: ReadonlySet<string>): string[] {
  const { authorization, language, merchant } = request.headers
  const isStage = !path.startsWith('/wps') && !path.startsWith('/lgw')
  return [
    path.includes('//') && 'The path has a double slash: does the base URL end with one?',
    request.is404 && nearest(withoutDoubleSlashes(path), paths),
    /^bearer\b/i.test(authorization ?? '') && 'Authorization takes the token alone, without Bearer.',
    !isStage && !isOneOf(merchant, MERCHANTS) && `The header Merchant must be one of ${MERCHANTS.join(', ')}.`,
    language !== undefined &&
      !isOneOf(language, LANGUAGE_CODES) &&
      `The header Language must be one of ${LANGUAGE_CODES.join(', ')}.`,
    hintAtBody(request),
  ].filter((hint) => typeof hint === 'string')
}

const isOneOf = (value: unknown, allowed: readonly string[]) => allowed.some((one) => one === value)

function hintAtBody({ method, headers, body }: FastifyRequest): string | false {
  const isSent = headers['content-length'] !== undefined && headers['content-length'] !== '0'
  const type = headers['content-type'] ?? ''
  if (method === 'GET' || method === 'HEAD' || !isSent || /^multipart\/form-data\b/i.test(type)) return false
  if (!/^application\/json\b/i.test(type)) return 'The body must be JSON, with content-type application/json.'
  // A body that was read has been judged by its contract.
  return body === undefined && 'The body is no valid JSON, or too large.'
}

/** Names the path that was probably meant: the nearest of ours, with the caller's own parameters left out. */
function nearest(path: string, paths: ReadonlySet<string>): string | false {
  if (path.length > LONGEST_PATH) return false
  let best: { url: string; typos: number } | undefined
  for (const url of paths) {
    const typos = distance(path.toLowerCase(), filledLike(path, url).toLowerCase())
    if (!best || typos < best.typos) best = { url, typos }
  }
  return best && best.typos * SHARE_OF_TYPOS <= path.length
    ? `No call has this path; did you mean ${best.url}?`
    : 'No call has this path: /__control/reference lists them all.'
}

/** A route's address with the path's own segments in place of its parameters. */
function filledLike(path: string, url: string): string {
  const segments = path.split('/')
  return url
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? (segments[index] ?? '') : segment))
    .join('/')
}
