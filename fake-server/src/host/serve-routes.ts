// The platform on Fastify: hands it requests, and sends its answers.
import type { ServerResponse } from 'node:http'
import {
  type Cookie,
  type FormBounds,
  type FormPart,
  FormTooLarge,
  type HttpAnswer,
  type Route,
  type Sink,
} from '@understudy/platform/binding/http.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    form(bounds: FormBounds): AsyncIterable<FormPart> | undefined
  }
}

/** Makes Fastify's requests what the platform takes. Must run before routes are registered, after `@fastify/multipart`. */
export function readForms(app: FastifyInstance): void {
  app.decorateRequest('form', function form(this: FastifyRequest, bounds: FormBounds) {
    return this.isMultipart() ? partsOf(this, bounds) : undefined
  })
}

async function* partsOf(request: FastifyRequest, limits: FormBounds): AsyncIterable<FormPart> {
  try {
    for await (const part of request.parts({ limits }))
      yield part.type === 'field'
        ? { name: part.fieldname, value: part.value }
        : { name: part.fieldname, bytes: await part.toBuffer() }
  } catch (error) {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? new FormTooLarge() : error
  }
}

/** Registers routes; `head` answers HEAD where GET is answered. */
export function serveRoutes(app: FastifyInstance, routes: Iterable<Route>, { head = false } = {}): void {
  for (const { method, path, bodyLimit, admit, answer } of routes)
    app.route({
      method,
      url: path,
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...(admit && {
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          const refusal = admit(request)
          if (refusal) return sendAnswer(reply, refusal)
        },
      }),
      // A second route for every GET takes a tenth of the server's start.
      exposeHeadRoute: head,
      handler: async (request, reply) => sendAnswer(reply, await answer(request)),
    })
}

export function sendAnswer(reply: FastifyReply, { status, headers, cookies, body, broken }: HttpAnswer): FastifyReply {
  if (broken === undefined && typeof body !== 'function') {
    setCookies(reply, cookies)
    return reply.code(status).headers(headers).send(body)
  }
  reply.hijack()
  const { raw } = reply
  if (broken === 'drop') raw.destroy()
  else if (typeof body === 'function') {
    raw.writeHead(status, headers)
    body(sinkOf(raw))
  } else {
    const bytes = Buffer.from(body ?? '')
    raw.writeHead(status, { ...headers, 'content-length': bytes.length })
    raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => raw.destroy())
  }
  return reply
}

const sinkOf = (raw: ServerResponse): Sink => ({
  write: (text) => void raw.write(text),
  end: (text) => void raw.end(text),
  destroy: () => void raw.destroy(),
  unread: () => raw.writableLength,
  onClose: (listener) => {
    // A connection that has ended already has no event left to tell.
    if (raw.destroyed) listener()
    else raw.once('close', listener)
  },
})

function setCookies(reply: FastifyReply, cookies: readonly Cookie[] = []): void {
  for (const { name, value, ...attributes } of cookies)
    if (value === undefined) void reply.clearCookie(name, { path: '/' })
    else void reply.setCookie(name, value, { path: '/', ...attributes })
}
