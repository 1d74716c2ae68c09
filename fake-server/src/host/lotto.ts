import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ancestorsOn, type PhoneOrigins } from '@understudy/steering/access/phone-hosts.ts'
import { isLottoPath, LOTTO_PATH, type LottoPath, withAddress } from '@understudy/steering/pages/lotto-page.ts'
import type { FastifyInstance } from 'fastify'
import { contentPolicy, pageHeaders, serveAssets } from './built-page.ts'
import type { WebHost } from './web-app.ts'

const policy = (ancestors: string) => contentPolicy({ images: 'data: https:', ancestors })

/** Serves the lottery page (ROUTE-023), which is a bundle of its own; a malformed URL is not found. */
export async function serveLotto(app: FastifyInstance, web: WebHost, phones?: PhoneOrigins): Promise<void> {
  await serveAssets(app, web.lotto, { prefix: '/m/lotto-h5/assets/', preCompressed: true })
  const file = join(web.lotto, 'index.html')
  let page: string | undefined

  app.get<{ Params: LottoPath }>(LOTTO_PATH, async (request, reply) => {
    const { params, query } = request
    if (!isLottoPath(params)) return reply.callNotFound()
    const transform = (html: string) => withAddress(html, params, query as Record<string, unknown>)
    if (web.pages) return web.pages(request, reply, transform, 'lotto')
    if (!existsSync(file))
      return reply.code(503).type('text/plain').send('The lottery page is not built: npm run build.')
    page ??= readFileSync(file, 'utf8')
    return pageHeaders(request, reply, policy(ancestorsOn(request, phones))).send(transform(page))
  })
}
