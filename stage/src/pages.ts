import type { HttpAnswer, HttpRequest, Route } from '@understudy/platform/binding/http.ts'
import type { Platform } from '@understudy/platform/binding/platform.ts'
import { worldNamedBy } from '@understudy/platform/binding/world-of.ts'
import { fairPage } from './fairness/fair-page.ts'
import { pageText } from './game-page.ts'
import { STAGED_GAMES } from './games.ts'
import { cricketSiteOf, linkedSiteOf } from './linked-site/opened-site.ts'
import { pageOf, replayPageOf } from './page-of-launch.ts'

/** Folders below `stage/src` whose pages load files, by the path that these are served below. */
export const PAGE_FOLDERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...STAGED_GAMES.map(({ name }) => name), 'vendor-lobby', 'slide', 'identity', 'chat', 'contact', 'store']
      .concat('cricket-site', 'linked-site')
      .map((part) => [`/${part}/`, `${part}/page`]),
  ),
  // Its own name would collide with its calls.
  '/gateway/': 'pay/page',
  '/shared/': 'shared',
}

/** What a page is: its file, whether the app may frame it, and whether it knows what its address names. */
interface Page {
  file: string
  framed: boolean
  isUnknown?: boolean
}

type Params = Readonly<Record<string, string>>

/** The pages of third parties. */
export function stagePages(platform: Platform): Route[] {
  const worldOf = (id = '') => platform.worlds.find(worldNamedBy(id))
  const pages: Record<string, (params: Params) => Page> = {
    '/check/:challengeId': () => ({ file: 'slide/page/slide.html', framed: true }),
    '/cloud/:projectId/authorize': () => ({ file: 'identity/page/consent.html', framed: false }),
    '/pay/:payId': () => ({ file: 'pay/page/pay.html', framed: false }),
    '/desk/:chatId': () => ({ file: 'chat/page/chat.html', framed: false }),
    '/contact/:merchant/:way': () => ({ file: 'contact/page/contact.html', framed: false }),
    '/store/:merchant': () => ({ file: 'store/page/store.html', framed: false }),
    '/play/:launchId': ({ launchId = '' }) => ({ file: pageOf(worldOf(launchId), launchId), framed: true }),
    '/play/:replayId/replay': ({ replayId = '' }) => ({
      file: replayPageOf(worldOf(replayId), replayId),
      framed: true,
    }),
    '/cricket/:siteId': ({ siteId = '' }) => {
      const world = worldOf(siteId)
      const isUnknown = !(world && cricketSiteOf(world, siteId))
      return { file: 'cricket-site/page/cricket-site.html', framed: false, isUnknown }
    },
    '/site/:siteId/:kind/:name': ({ siteId = '', kind = '', name = '' }) => {
      const world = worldOf(siteId)
      const isUnknown = !(world && linkedSiteOf(world, siteId, kind, name))
      return { file: 'linked-site/page/linked-site.html', framed: false, isUnknown }
    },
  }
  const routes = Object.entries(pages).map(
    ([path, page]): Route => ({
      method: 'GET',
      path,
      answer: (request) => answerOf(request, platform, page(request.params as Params)),
    }),
  )
  return [fairPage(), ...routes]
}

const answerOf = (request: HttpRequest, platform: Platform, { file, framed, isUnknown = false }: Page): HttpAnswer => ({
  status: isUnknown ? 404 : 200,
  headers: {
    'content-security-policy': policy(framed ? platform.origins(request).ancestors : "'none'"),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  },
  body: pageText(file),
})

const policy = (ancestors: string) =>
  `default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors ${ancestors}`
