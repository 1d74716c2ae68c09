// Error and not-found handlers of the HTTP server.
import { CLIENT_CONFIG, PlatformError } from '@understudy/contracts'
import { failure, JSON_TYPE, languageHeader } from '@understudy/platform/binding/answer.ts'
import { isPlatformPath } from '@understudy/platform/binding/app-pages.ts'
import { TooManyWorlds } from '@understudy/platform/world/worlds.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Served {
  method: string
  url: string
  /** Matches paths of the route with its parameters filled in; made when a path is first looked for. */
  path?: RegExp
}

function matches(route: Served, path: string): boolean {
  route.path ??= new RegExp(`^${route.url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`)
  return route.path.test(path)
}

/** The routes of each app, platform and control: the router itself can only say whether a pattern exists. */
const served = new WeakMap<FastifyInstance, Served[]>()

/**
 * Refuses malformed bodies in the platform's envelope, and accepts an empty one as no body, as many clients send a JSON
 * content type with every call. Must run before routes are registered.
 */
export function refuseUnreadable(app: FastifyInstance): void {
  const routes: Served[] = []
  served.set(app, routes)
  app.addHook('onRoute', ({ method, url }) => {
    if (!(isPlatformPath(url) || isControlPath(url)) || url.includes('*')) return
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void readJson(request, body, done)
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof TooManyWorlds)
      return reply.code(503).header('retry-after', '60').type('text/plain').send(error.message)
    // A call without a body cannot have an unreadable one: what fails there is the server, such as a file it cannot open.
    const unreadable = (error.statusCode ?? 500) < 500 && request.method !== 'GET' && request.method !== 'HEAD'
    if (!unreadable) request.log.error({ err: error, req: request }, 'A call outside the platform failed')
    return refuse(request, reply, unreadable ? unreadableBody(error) : new PlatformError('system.error'))
  })
}

const unreadableBody = ({ statusCode }: FastifyError) =>
  statusCode === 413
    ? new PlatformError('request_body_too_large')
    : new PlatformError('request_body_required', { fields: { body: ['unreadable'] } })

export const isControlPath = (url: string) => url.startsWith('/__control')

/** The methods of a path, for the header `Allow`; undefined when no route has that path. */
export function otherVerbs(app: FastifyInstance, { url, method }: FastifyRequest): string | undefined {
  const [path = ''] = url.split('?')
  const verbs = (served.get(app) ?? []).filter((route) => matches(route, path)).map((route) => route.method)
  return verbs.length === 0 || verbs.includes(method) ? undefined : [...new Set(verbs)].sort().join(', ')
}

/** Answers a call this server does not implement with a code of its own, so that developers can tell it from a disabled module. */
export function refuseUnknownPath(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const allowed = otherVerbs(app, request)
  if (allowed === undefined) return refuse(request, reply, new PlatformError('endpoint.not.built'))
  reply.header('allow', allowed)
  return refuse(request, reply, new PlatformError('http_method_not_support'))
}

/** Answers a call whose URL is malformed. */
export const refuseUnreadablePath = (request: FastifyRequest, reply: FastifyReply) =>
  refuse(request, reply, new PlatformError('request_param_err'))

function refuse(request: FastifyRequest, reply: FastifyReply, error: PlatformError) {
  const answer = failure(error, languageHeader(request.headers.language ?? CLIENT_CONFIG.defaultLanguage), false)
  return reply
    .code(answer.status)
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(answer.body)
}
