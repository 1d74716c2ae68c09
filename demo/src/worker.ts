import './globals.ts'
import { buildFiles, buildName, migrations } from 'virtual:built'
import { provideSqlite } from '@understudy/platform/storage/sqlite.ts'
import { registerScenarios } from '@understudy/seed'
import { provideStageFiles } from '@understudy/stage/stage-files.ts'
import { untriedScenarioOf } from '@understudy/steering/scenarios/scenario-of.ts'
import { provideBrowserCompression } from './browser-host.ts'
import { BuildFiles } from './build-files.ts'
import { createDemo, type Demo } from './create-demo.ts'
import { filesInBrowser } from './indexed-db.ts'
import { KeptFiles } from './kept-files.ts'
import { isPlatformFile, isPlatforms, ownName, pathBelow } from './own-paths.ts'
import { openOnWasm } from './sqlite-wasm.ts'

interface OtherWorker extends EventTarget {
  postMessage(message: unknown): void
}
interface Registration extends EventTarget {
  scope: string
  installing: OtherWorker | null
  waiting: OtherWorker | null
  active: OtherWorker | null
}
/** What a service worker has that a page has not. */
interface Worker {
  registration: Registration
  /** What the imported script says: scenarios as files by their names, tried when the folder was written. */
  scenarios: { files: Record<string, string>; pictures: string[] }
  importScripts(script: string): void
  cookieStore?: Parameters<typeof createDemo>[0]['visibleCookies']
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<{ url: string; focus(): unknown; postMessage(message: unknown): void }[]>
    openWindow(url: string): Promise<unknown>
  }
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface NotificationEvent extends WorkerEvent {
  notification: Notification
}

const worker = globalThis as unknown as Worker
const base = worker.registration.scope.replace(/\/$/, '')

/** Off in the project of somebody else, whose server has its own pages and files, and ours in a folder beside this script. */
const hasPages = new URLSearchParams(location.search).get('pages') !== 'off'
const filesBase = hasPages ? base : new URL('understudy', location.href).href
// Kept with the worker by the browser, which takes a change of it for a newer worker.
worker.importScripts(`${filesBase}/scenarios.js`)
const files = new BuildFiles({
  base: filesBase,
  name: buildName,
  names: [...(hasPages ? buildFiles : buildFiles.filter(isPlatformFile)), ...worker.scenarios.pictures],
})

/** Whether a request is answered here at all. */
function isOurs(address: string): boolean {
  const path = pathBelow(base, address)
  return path !== undefined && (hasPages || isPlatforms(path) || files.has(path.slice(1)))
}

provideBrowserCompression(async () => (await files.get('brotli.wasm')).arrayBuffer())

/** One worker at a time has the worlds: that of a new build waits until the one before has kept what it was asked. */
const LOCK = ownName('understudy worlds', base)

/** Said by a worker of a newer build to the one that runs. */
const LEAVE = 'leave'
/** Said by the one that runs to the newer one, whose first attempt may have met a busy worker. */
const TAKE_OVER = 'take over'
/** Said by a page that was loaded past the worker, as by a hard reload. */
const CLAIM = 'claim'
const leaving = new AbortController()

let started: Promise<Demo> | undefined

const demo = (): Promise<Demo> => {
  // A start that failed, as for a file that the network lacked, is tried again by the next request.
  started ??= start().catch((error) => {
    started = undefined
    throw error
  })
  return started
}

async function start(): Promise<Demo> {
  const [wasm, { texts, fonts }] = await Promise.all([
    files.get('sqlite3.wasm').then((file) => file.arrayBuffer()),
    files.get('pages/stage.json').then((file): Promise<Record<string, Record<string, string>>> => file.json()),
  ])
  provideStageFiles({ text: (file) => texts?.[file] ?? '', base64: (file) => fonts?.[file] ?? '' })
  const open = await openOnWasm(new Uint8Array(wasm))
  provideSqlite({ open, migrations })
  const scenarios = Object.entries(worker.scenarios.files)
  registerScenarios(
    'files',
    scenarios.map(([name, text]) => untriedScenarioOf(name, text)),
  )
  return navigator.locks.request(LOCK, async () =>
    createDemo({
      files: await KeptFiles.open(await filesInBrowser(ownName('understudy', base))),
      base,
      isFile: (name) => files.has(name),
      leaving: leaving.signal,
      page: async (name) => (await files.get(`pages/${name}.html`)).text(),
      ...(worker.cookieStore && { visibleCookies: worker.cookieStore }),
    }),
  )
}

async function answer(request: Request): Promise<Response> {
  const running = await demo()
  const answered = await navigator.locks.request(LOCK, { mode: 'shared' }, () => running.answer(request))
  // A file that neither the cache nor the network has fails as it does without a worker.
  return answered ?? files.answer(request).catch(() => Response.error())
}

/** Where the worker itself fails, its page says why. */
const failed = (error: unknown) =>
  new Response(String((error as Error).stack ?? error), {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })

/** Until this one has taken over. */
let isNew = false

/** Leaves to a newer worker that waits: this one may have been ended and started again since it was told to. */
function makeRoom(): void {
  const { waiting } = worker.registration
  if (!waiting || isNew) return
  leaving.abort()
  waiting.postMessage(TAKE_OVER)
}

const watchInstalling = () => worker.registration.installing?.addEventListener('statechange', makeRoom)
worker.registration.addEventListener('updatefound', watchInstalling)
watchInstalling()

addEventListener('install', (event) => {
  isNew = true
  worker.registration.active?.postMessage(LEAVE)
  void worker.skipWaiting()
  ;(event as WorkerEvent).waitUntil(files.keep())
})
addEventListener('activate', (event) => {
  isNew = false
  ;(event as WorkerEvent).waitUntil(Promise.all([files.forgetOthers(), worker.clients.claim(), demo()]))
})
addEventListener('message', (event) => {
  const { data } = event as MessageEvent
  if (data === LEAVE) leaving.abort()
  if (data === TAKE_OVER) (event as unknown as WorkerEvent).waitUntil(worker.skipWaiting())
  if (data === CLAIM) (event as unknown as WorkerEvent).waitUntil(worker.clients.claim())
})
addEventListener('fetch', (event) => {
  const sent = event as FetchEvent
  makeRoom()
  if (!isOurs(sent.request.url)) return
  sent.respondWith(answer(sent.request).catch(failed))
  if (hasPages && sent.request.mode === 'navigate') sent.waitUntil(files.keepRest(sent.request.url, leaving.signal))
})
addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationEvent
  notification.close()
  ;(event as WorkerEvent).waitUntil(openPage(notification.data.link))
})

/** Opens a page of the app, in a window that is there already if possible. */
async function openPage(link: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find(({ url }) => url.startsWith(`${base}/m/`) && !url.startsWith(`${base}/m/lotto-h5/`))
  if (!app) return worker.clients.openWindow(base + link)
  app.postMessage({ open: link })
  return app.focus()
}
