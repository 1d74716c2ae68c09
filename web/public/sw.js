// @ts-nocheck: the globals of a worker are not those of a page, which these sources are checked with
// Keeps the app's own files, so that it starts without a network. Calls of the platform, pictures, downloads and other
// origins are none of its business: what it does not answer goes to the network as if it were not there.
const FILES = 'files-1'
const SHELL = '/m/home'
/** Files of builds gone by are forgotten once there are more than this. */
const MOST = 120
const STATE = ['world', 'scenario', 'as', 'flags', 'faults', 'at', 'lang', 'theme', 'merchant', 'until', 'sig']

/** Whether an address opens a state; parsed, as names may be percent-encoded. */
const opensState = (search) => {
  const named = new URLSearchParams(search)
  return STATE.some((name) => named.has(name))
}

// A newer worker waits for nobody, and pages that are open belong to it at once.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  for (const name of await caches.keys()) if (name !== FILES) await caches.delete(name)
  await clients.claim()
}

// The first page of all came before there was a worker: it tells what it is made of.
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(keepAll(event.data.files))
})

/** Mostly from the browser's own cache, where what was loaded still is. */
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
    // Without a network there is nothing to keep; the next page brings it.
  }
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // The lottery page is another page: kept as the shell it would stand where the app should.
  if (pathname.startsWith('/m/lotto-h5/')) return
  // A link into a state is no page of the app: the server must see it as it was opened, and it must never be kept.
  if (request.mode === 'navigate' && opensState(search)) return
  if (request.mode === 'navigate' && /^\/(m(\/|$)|$)/.test(pathname)) event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event))
})

/** A page is always asked for; the last one that came stands in when there is no network. */
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

/** Names of files change with their content: one that is there is right. */
async function file(event) {
  const { request } = event
  const kept = await caches.match(request)
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) event.waitUntil(keep(request, reply.clone()))
  return reply
}

/** A full disk or a cache that the system takes away costs the copy, never the answer that has arrived. */
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
