// Runs in pages of other projects: it imports nothing but types.
import type { MerchantCode, ScenarioName } from './names.ts'

export type * from './names.ts'

export interface WorkerOptions {
  /** Where the project serves the script that `understudy worker` has written; `/sw.js` when not given. */
  url?: string
  /** `everyday` when not given. */
  scenario?: ScenarioName
  /** Who is logged in: a member of the cast, or `trial` for a new trial player. */
  as?: string
  /** Whose platform it is; the scenario's own merchant when not given. */
  merchant?: MerchantCode
}

export interface World {
  id: string
  scenario: ScenarioName
  merchant: MerchantCode
  /** Time of its clock, epoch ms. */
  now: number
  clock: 'running' | 'frozen'
}

export interface Session {
  /** For the header `Authorization`, without `Bearer`. */
  token: string
  userName: string
  merchantCode: MerchantCode
}

export interface StartedWorker {
  /** The world of this browser, which a reload goes on in. */
  world: World
  /** Of the account that `as` names. */
  session?: Session
  /**
   * Makes a call of the control API: `control('PATCH', `/worlds/${world.id}/clock`, { advanceMs: 3_600_000 })`.
   * @throws Error with the sentence of a refusal
   */
  control<Reply = unknown>(method: string, path: string, body?: object): Promise<Reply>
  /** Takes the worker out of the browser; the next page that loads is without it, and the worlds stay. */
  stop(): Promise<void>
}

/** The cookie of the world, which the worker of a scope looks for. */
const cookieOf = ({ scope }: ServiceWorkerRegistration) =>
  `world${new URL(scope).pathname.replace(/\/$/, '').replaceAll('/', '.')}`

/**
 * Starts the platform in a worker, which answers this page's calls from then on.
 * @throws Error where the browser allows no worker, its files are not served, or a world cannot be made as asked
 */
export async function startWorker({ url = '/sw.js', ...wishes }: WorkerOptions = {}): Promise<StartedWorker> {
  if (!('serviceWorker' in navigator))
    throw new Error('This page may have no worker: serve it on localhost or by HTTPS.')
  const script = new URL(url, location.href)
  // The project has pages of its own.
  script.searchParams.set('pages', 'off')
  const registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
  await takenOver(registration, script)
  const cookie = cookieOf(registration)
  const chosen = await worldFor(cookie, wishes)
  const { session, ...world } = chosen
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way to write one
  document.cookie = `${cookie}=${world.id}; path=/; SameSite=Lax`
  return { world, ...(session && { session }), control, stop: async () => void (await registration.unregister()) }
}

/** Waits until the worker answers this page. @throws Error for one that cannot be installed */
async function takenOver(registration: ServiceWorkerRegistration, script: URL): Promise<void> {
  const { serviceWorker } = navigator
  const controls = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  const fresh = registration.installing ?? registration.waiting
  if (!registration.active && fresh)
    await new Promise<void>((resolve, reject) =>
      fresh.addEventListener('statechange', () => {
        if (fresh.state === 'activated') resolve()
        if (fresh.state === 'redundant')
          reject(new Error(`${script.href} could not start: is the folder that \`understudy worker\` wrote beside it?`))
      }),
    )
  if (serviceWorker.controller) return
  // A page that was loaded past its worker, as by a hard reload, is not taken over by itself.
  registration.active?.postMessage('claim')
  await controls
}

/** The world that the browser is in if it is as asked for, else a new one. */
async function worldFor(
  cookie: string,
  { scenario, as, merchant }: WorkerOptions,
): Promise<World & { session?: Session }> {
  const cookies = document.cookie.split('; ').map((one) => one.split('='))
  const [, id] = cookies.find(([name]) => name === cookie) ?? []
  const kept = (await control<World[]>('GET', '/worlds')).find((world) => world.id === id)
  if (!kept || (scenario ?? kept.scenario) !== kept.scenario || (merchant ?? kept.merchant) !== kept.merchant)
    return control('POST', '/worlds', { scenario, as, merchant, durable: true })
  if (as === undefined) return kept
  return { ...kept, session: await control<Session>('POST', `/worlds/${kept.id}/sessions`, { as }) }
}

async function control<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const reply = await fetch(`/__control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await reply.text()
  if (reply.ok) return (text === '' ? undefined : JSON.parse(text)) as Reply
  throw new Error(
    `${method} ${path}: ${/json/.test(reply.headers.get('content-type') ?? '') ? JSON.parse(text).detail : text}`,
  )
}
