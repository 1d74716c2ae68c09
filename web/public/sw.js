// @ts-nocheck: the globals of a worker are not those of a page, which these sources are checked with
// Keeps the app's own files, so that it starts without a network. Calls of the platform, pictures, downloads and other
// origins are not handled here and go to the network.
// A cache for each build, named after the first script of its page, and one for the page itself. The running build and the one
// before it, which open pages may still run, are kept whole; all earlier ones are deleted when a new one appears.
const PAGE = 'page'
const BUILD = 'build '
const SHELL = '/m/home'
const STATE = [
  'world',
  'scenario',
  'as',
  'flags',
  'faults',
  'at',
  'lang',
  'theme',
  'merchant',
  'outage',
  'country',
  'luck',
  'until',
  'sig',
]

/** Whether an address opens a state; parsed, as names may be percent-encoded. */
const opensState = (search) => {
  const named = new URLSearchParams(search)
  return STATE.some((name) => named.has(name))
}

// A new worker activates immediately and takes over open pages.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  for (const name of await caches.keys()) if (name !== PAGE && !name.startsWith(BUILD)) await caches.delete(name)
  await clients.claim()
}

// The first page loaded before the worker, so it sends the list of its files.
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(keepAll(event.data.files))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.link))
})

/** Opens a page of the app, in a window that is there already if possible. */
async function openPage(link) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find(({ url }) => /^\/m\/(?!lotto-h5\/)/.test(new URL(url).pathname))
  if (!app) return clients.openWindow(link)
  app.postMessage({ open: link })
  return app.focus()
}

/** Usually served from the browser's HTTP cache. */
async function keepAll(addresses) {
  await keepFresh(SHELL, keepPage)
  for (const address of addresses) {
    const { origin, pathname } = new URL(String(address), location.href)
    if (origin === location.origin && pathname.startsWith('/assets/')) await keepFresh(pathname, keepFile)
  }
}

async function keepFresh(path, keep) {
  try {
    if (await caches.match(path)) return
    const reply = await fetch(path)
    if (reply.ok && reply.type === 'basic' && !reply.redirected) await keep(path, reply)
  } catch {
    // Offline nothing is cached; the next page tries again.
  }
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // The lottery page must not be cached as the app's shell.
  if (pathname.startsWith('/m/lotto-h5/')) return
  // A link into a state must always reach the server and never be cached.
  if (request.mode === 'navigate' && opensState(search)) return
  if (request.mode === 'navigate' && /^\/(m(\/|$)|$)/.test(pathname)) event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event))
})

/** Network first; offline the last cached page is served. */
async function page(event) {
  try {
    const reply = await fetch(event.request)
    if (reply.ok && reply.type === 'basic' && !reply.redirected) event.waitUntil(keepPage(SHELL, reply.clone()))
    return reply
  } catch (problem) {
    const kept = await caches.match(SHELL)
    if (kept) return kept
    throw problem
  }
}

/** Cache first: file names contain a hash of their content. */
async function file(event) {
  const { request } = event
  const kept = await caches.match(request)
  if (kept) {
    event.waitUntil(keepFile(request, kept.clone()))
    return kept
  }
  const reply = await fetch(request)
  if (reply.ok) event.waitUntil(keepFile(request, reply.clone()))
  return reply
}

/** The cache of the build that a page starts: its first script's name changes with any file of the build. */
const buildOf = async (page) => BUILD + (/\/assets\/[^"' ]+\.js/.exec((await page?.text()) ?? '')?.[0] ?? '')

/** The cache of the running build; read once, as the browser ends an idle worker. */
let running
const runningBuild = () => {
  running ??= caches.match(SHELL).then(buildOf)
  return running
}

/** Keeps the app's page. A new build begins its own cache, and ends those of all builds but the one before it. */
const keepPage = (address, reply) =>
  orLater(async () => {
    const [before, build] = [await runningBuild(), await buildOf(reply.clone())]
    // A page without a script of the app, as that of a proxy, starts nothing.
    if (build === BUILD) return
    await (await caches.open(PAGE)).put(address, reply)
    running = Promise.resolve(build)
    if (build === before) return
    for (const name of await caches.keys())
      if (name.startsWith(BUILD) && name !== before && name !== build) await caches.delete(name)
  })

/** Keeps a file with the running build, also when it was there in the one before. */
const keepFile = (address, reply) =>
  orLater(async () => {
    const files = await caches.open(await runningBuild())
    if (!(await files.match(address))) await files.put(address, reply)
  })

/** If the cache cannot be written, the response is still returned, and the next request tries again. */
async function orLater(work) {
  try {
    await work()
  } catch {
    running = undefined
  }
}
