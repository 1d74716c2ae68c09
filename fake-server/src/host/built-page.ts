import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { openerPolicy } from '@understudy/steering/pages/plain-page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Serves the assets of a built page, if there is one. Their names contain a content hash, so they are cached for ever. */
export async function serveAssets(
  app: FastifyInstance,
  page: string,
  { prefix, preCompressed = false }: { prefix: string; preCompressed?: boolean },
): Promise<void> {
  const root = join(page, 'assets')
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
}

/** Headers of a built page: revalidated at every load, isolated from its opener, with a content security policy. */
export const pageHeaders = (request: FastifyRequest, reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .headers(openerPolicy(request))
    .header('content-security-policy', policy)

interface Sources {
  scripts?: readonly string[]
  images?: string
  frames?: string
  connects?: string
  /** Origins that may frame the page. */
  ancestors: string
}

/** Builds the content security policy of a page: its own origin, plus the given sources. */
export const contentPolicy = ({ scripts, images, frames, connects, ancestors }: Sources): string =>
  [
    "default-src 'self'",
    scripts && `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' ${images ?? 'data:'}`,
    frames && `frame-src ${frames}`,
    connects && `connect-src ${connects}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ]
    .filter(Boolean)
    .join('; ')
