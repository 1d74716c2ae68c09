import { CLIENT_CONFIG, PlatformError } from '@understudy/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure, JSON_TYPE, languageHeader } from './answer.ts'

const PLATFORM_PATH = /^\/(wps|lgw|play|check|cloud)\//
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Bodies that cannot be read are refused in the platform's own form; set before any route is. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const unreadable = (error.statusCode ?? 500) < 500
    return refuse(request, reply, new PlatformError(unreadable ? 'request_body_required' : 'system.error'))
  })
}

export const isPlatformPath = (url: string) => PLATFORM_PATH.test(url)

export function refuseUnknownPath(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?')
  const otherVerb = METHODS.some((method) => method !== request.method && app.hasRoute({ method, url: path }))
  return refuse(request, reply, new PlatformError(otherVerb ? 'http_method_not_support' : 'function.not.available'))
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: PlatformError) {
  const answer = failure(error, languageHeader(request.headers.language ?? CLIENT_CONFIG.defaultLanguage), false)
  return reply
    .code(answer.status)
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(answer.body)
}
