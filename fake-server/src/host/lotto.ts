import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_CONFIG, lottery, THEMES } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import { ancestorsOn, type PhoneOrigins } from '@understudy/steering/access/phone-hosts.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentPolicy, pageHeaders, serveAssets } from './built-page.ts'
import type { WebHost } from './web-app.ts'

const policy = (ancestors: string) => contentPolicy({ images: 'data: https:', ancestors })

interface LottoPath {
  mui: string
  playType: string
  gameId: string
}

const ADDRESS: Readonly<Record<keyof LottoPath, RegExp>> = {
  mui: /^(fast|vn|sea)$/,
  playType: /^(trad|ent)$/,
  gameId: /^(\d{1,9}|lobby)$/,
}

/** Serves the lottery page (ROUTE-023), which is a bundle of its own; a malformed URL is not found. */
export async function serveLotto(app: FastifyInstance, web: WebHost, phones?: PhoneOrigins): Promise<void> {
  await serveAssets(app, web.lotto, { prefix: '/m/lotto-h5/assets/', preCompressed: true })
  const file = join(web.lotto, 'index.html')
  let page: string | undefined

  app.get<{ Params: LottoPath }>('/m/lotto-h5/:mui/:playType/games/:gameId', async (request, reply) => {
    const { params } = request
    const isRight = Object.entries(ADDRESS).every(([name, pattern]) => pattern.test(params[name as keyof LottoPath]))
    if (!isRight) return reply.callNotFound()
    const transform = (html: string) => withAddress(html, request)
    if (web.pages) return web.pages(request, reply, transform, 'lotto')
    if (!existsSync(file))
      return reply.code(503).type('text/plain').send('The lottery page is not built: npm run build.')
    page ??= readFileSync(file, 'utf8')
    return pageHeaders(request, reply, policy(ancestorsOn(request, phones))).send(transform(page))
  })
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value)

/** Writes the URL's parameters into the page, so that its colours are there at the first paint. */
function withAddress(html: string, request: FastifyRequest): string {
  const { gameId } = request.params as LottoPath
  const { merchant, css, prize_mode } = request.query as Record<string, unknown>
  const prizeModes = Object.keys(lottery.PRIZE_MODE_IDS)
  const facts = {
    merchant: oneOf(MERCHANTS, merchant) ?? CLIENT_CONFIG.merchantCode,
    theme: oneOf(THEMES, css) ?? CLIENT_CONFIG.defaultTheme,
    game: gameId,
    'prize-mode': oneOf(prizeModes, prize_mode) ?? '',
  }
  const attributes = Object.entries(facts).map(([name, value]) => `data-${name}="${value}"`)
  return html.replace(/data-merchant="[a-z0-9]*" data-theme="[a-z]*"/, () => attributes.join(' '))
}
