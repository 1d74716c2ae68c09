import { CLIENT_CONFIG, PlatformError } from '@understudy/contracts'
import { failure, JSON_TYPE, languageHeader } from '@understudy/platform/binding/answer.ts'
import { isPagePath, isPlatformPath } from '@understudy/platform/binding/app-pages.ts'
import type { HttpAnswer, HttpRequest, Route } from '@understudy/platform/binding/http.ts'
import { DEFAULT_WORLD } from '@understudy/platform/binding/world-of.ts'
import { Stores } from '@understudy/platform/shared/stores.ts'
import { Snapshots } from '@understudy/platform/storage/snapshots.ts'
import { buildImage } from '@understudy/stage/build-image.ts'
import { problemAnswer } from '@understudy/steering/api/answer-problem.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import { auditOfImage } from '@understudy/steering/audit/audit.ts'
import { workHere } from '@understudy/steering/capsules/image-workers.ts'
import { factsFor, withFacts } from '@understudy/steering/pages/app-page.ts'
import { worldOfPage } from '@understudy/steering/pages/choose-world.ts'
import { isLottoPath, LOTTO_PATH, type LottoPath, withAddress } from '@understudy/steering/pages/lotto-page.ts'
import { openState } from '@understudy/steering/pages/open-state.ts'
import { routesOf } from '@understudy/steering/routes.ts'
import { steeredPlatform } from '@understudy/steering/steered-platform.ts'
import { Cookies } from './cookies.ts'
import { requestOf, responseOf } from './exchange.ts'
import type { KeptFiles } from './kept-files.ts'
import { folderOf, pathBelow } from './own-paths.ts'
import { routerOf } from './router.ts'
import { SeededImages, SnapshotImages, WorldImages } from './stores.ts'

/** Open worlds at most: their databases are in the memory of a browser. */
const MOST_WORLDS = 12
/** Bytes of the snapshots in memory; all worlds are durable, so there are none. */
const NO_SNAPSHOTS = 0

/** The visitor's browser is the machine that the platform runs on. */
const ACCESS = { loopbackOnly: true, behindProxy: false, token: undefined }

export interface DemoOptions {
  files: KeptFiles
  /** Where the folder is served, such as `https://example.com/shop`. */
  base: string
  /** Whether the build has a file of that path, without the slash before it. */
  isFile(name: string): boolean
  /** A page of the build: of the app, of the lottery, of the console. */
  page(name: 'app' | 'lotto' | 'console'): Promise<string>
  /** Aborted when another worker takes over. */
  leaving?: AbortSignal
  /** The cookies that pages see, where the browser lets a worker read them. */
  visibleCookies?: ConstructorParameters<typeof Cookies>[1]
}

export interface Demo {
  /** Answers a request; undefined for one that is not the platform's, as those of files of the build. */
  answer(request: Request): Promise<Response> | undefined
  close(): void
}

/** The whole platform in a browser: what it acknowledges is kept. */
export async function createDemo({ files, base, isFile, page, leaving, visibleCookies }: DemoOptions): Promise<Demo> {
  const images = new WorldImages(files)
  const platform = steeredPlatform({
    durable: images,
    templates: new SeededImages(buildImage),
    snapshots: new Snapshots(new SnapshotImages(files), NO_SNAPSHOTS),
    limit: MOST_WORLDS,
    keepsAll: true,
    stores: new Stores(),
    // Rooms are for several phones, and a worker has one visitor.
    rooms: { read: () => [], write: () => undefined },
    access: ACCESS,
    workers: workHere,
    audit: auditOfImage,
    strictWorlds: false,
    plainLogin: true,
    records: true,
    sendCauses: false,
    // There is one origin: pages of the stage have paths that the app has not.
    origins: () => ({ app: base, page: undefined, stage: base, ancestors: "'self'", mayFrame: () => true }),
    corsOrigins: [],
    secureCookies: 'auto',
    warn: (sentence) => console.warn(sentence),
  })
  if (!platform.worlds.find(DEFAULT_WORLD))
    platform.worlds.create({ id: DEFAULT_WORLD, scenario: 'everyday', seed: 1, clock: 'running', durable: true })
  await files.save()
  const folder = folderOf(base)
  const here = folder && `data-base="${folder}" `
  const cookies = new Cookies(files, visibleCookies, folder)
  const routes = routesOf(platform, ACCESS)
  const pages: Route[] = [
    {
      method: 'GET',
      path: '/__control',
      answer: async () => html((await page('console')).replace('<html ', `<html data-stage="own" ${here}`)),
    },
    {
      method: 'GET',
      path: LOTTO_PATH,
      async answer(request) {
        const params = request.params as LottoPath
        if (!isLottoPath(params)) return appPage(request)
        const lotto = withAddress(await page('lotto'), params, request.query as Record<string, unknown>)
        return html(lotto.replace('<html ', `<html ${here}`))
      },
    },
  ]
  const find = routerOf([...routes.platform, ...routes.control, ...routes.stage, ...routes.pictures, ...pages])

  async function answerOf(request: HttpRequest, path: string): Promise<HttpAnswer> {
    if (path.startsWith('/__control'))
      return problemAnswer(
        new ControlProblem(404, 'path.unknown', 'Not found', 'The control API has no such path.'),
        request,
      )
    if (isPlatformPath(path)) return refusal(request, 'endpoint.not.built')
    return appPage(request)
  }

  async function appPage(request: HttpRequest): Promise<HttpAnswer> {
    // Its links lead to addresses of this origin.
    const state = await openState({ ...request, url: folder + request.url }, platform, ACCESS)
    if (state)
      return typeof state.body === 'string' ? { ...state, body: state.body.replace('<html ', `<html ${here}`) } : state
    const facts = factsFor(request, platform, ACCESS, { world: worldOfPage(request, platform), room: undefined })
    return html(withFacts(await page('app'), { ...facts, stage: 'own', base: folder || undefined }))
  }

  async function answered(sent: Request, path: string): Promise<HttpAnswer> {
    const found = find(sent.method, path)
    const around = { path, params: found?.params ?? {}, cookies: await cookies.all() }
    let request: HttpRequest
    try {
      request = await requestOf(sent, around)
    } catch {
      return refusal(await requestOf(new Request(sent.url), around), 'request_body_required')
    }
    if (!found) return answerOf(request, path)
    return found.route.admit?.(request) ?? (await found.route.answer(request))
  }

  return {
    answer(sent) {
      const path = pathBelow(base, sent.url)
      if (path === undefined || isFile(path.slice(1)) || !isOurs(sent, path, find)) return undefined
      return (async () => {
        const answer = await answered(sent, path)
        await cookies.set(answer.cookies)
        images.keepChanges()
        await files.save()
        return responseOf(answer, leaving)
      })()
    },
    close: () => platform.worlds.close(),
  }
}

/** Calls, pictures and pages; everything else is a file of the build. */
function isOurs({ method, mode }: Request, path: string, find: ReturnType<typeof routerOf>): boolean {
  if (find(method, path) || isPlatformPath(path)) return true
  if (path.startsWith('/__control')) return true
  return mode === 'navigate' && isPagePath(path)
}

const html = (body: string): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
})

function refusal({ headers }: HttpRequest, code: 'endpoint.not.built' | 'request_body_required'): HttpAnswer {
  const language = languageHeader(headers.language ?? CLIENT_CONFIG.defaultLanguage)
  const { status, body } = failure(new PlatformError(code), language, false)
  return { status, headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' }, body }
}
