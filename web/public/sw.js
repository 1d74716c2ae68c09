// @ts-nocheck: the globals of a worker are not those of a page, which these sources are checked with
// Keeps the app's own files, so that it starts without a network. Calls of the platform, pictures, downloads and other
// origins are not handled here and go to the network.
const FILES = 'files-1'
const SHELL = '/m/home'
/** Cached files kept at most; beyond this those of earlier builds are deleted. */
const MOST = 120
const STATE = ['world', 'scenario', 'as', 'flags', 'faults', 'at', 'lang', 'theme', 'merchant', 'until', 'sig']

/** Whether an address opens a state; parsed, as names may be percent-encoded. */
const opensState = (search) => {
  const named = new URLSearchParams(search)
  return STATE.some((name) => named.has(name))
}

// A new worker activates immediately and takes over open pages.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  for (const name of await caches.keys()) if (name !== FILES) await caches.delete(name)
  await clients.claim()
}

// The first page loaded before the worker, so it sends the list of its files. A page also hands over notifications that
// the push service has for this browser.
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(keepAll(event.data.files))
  if (event.data?.notification) event.waitUntil(notify(event.data.notification))
})

/** The pages that a notification may open. */
const LINKS = ['/m/vouReport', '/m/withdrawReport', '/m/webEmail', '/m/lotteryHistory?view=orders']

/** The tag keeps a message that two pages hand over from being shown twice. */
const notify = ({ id, title, body, link, lang, dir }) =>
  registration.showNotification(String(title), {
    body: String(body),
    tag: `push-${id}`,
    icon: '/apple-touch-icon.png',
    lang,
    dir,
    data: { link: LINKS.find((known) => known === link) ?? SHELL },
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
  await keepFresh(SHELL)
  for (const address of addresses.slice(0, MOST - 1)) {
    const { origin, pathname } = new URL(String(address), location.href)
    if (origin === location.origin && pathname.startsWith('/assets/')) await keepFresh(pathname)
  }
}

async function keepFresh(path) {
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
    if (reply.ok && reply.type === 'basic' && !reply.redirected) event.waitUntil(keep(SHELL, reply.clone()))
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
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) event.waitUntil(keep(request, reply.clone()))
  return reply
}

/** If the cache cannot be written, the response is still returned. */
async function keep(address, reply) {
  try {
    const files = await caches.open(FILES)
    await files.put(address, reply)
    const names = await files.keys()
    for (const old of names.slice(0, Math.max(0, names.length - MOST))) await files.delete(old)
  } catch {
    // The next request tries again.
  }
}
