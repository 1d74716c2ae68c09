import type { WorldEvent } from '@understudy/contracts/control/stream'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { queryClient } from '@/shared/api'
import { clientId } from '@/shared/api/client-id'
import { onApiSignal } from '@/shared/api/signals'
import { forgetRevision, noteRevision } from '@/shared/api/world-revision'
import { now } from '@/shared/clock'
import { session } from '@/shared/session'
import { sessionSample } from '@/test/samples'
import { asOneChange, eventsOf, followWorld, refreshScreen } from './follow.ts'

const encoder = new TextEncoder()

/** A server with an event stream: its requests, and a function that sends to the newest listener. */
function streaming() {
  const sentRequests: { url: string; headers: Headers; signal: AbortSignal }[] = []
  let to: ReadableStreamDefaultController<Uint8Array>
  let status = 200
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: { headers: HeadersInit; signal: AbortSignal }) => {
    sentRequests.push({ url, headers: new Headers(headers), signal })
    if (status !== 200) return new Response('', { status })
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          to = controller
        },
      }),
      { headers: { 'x-world-revision': '7' } },
    )
  })
  return {
    asked: sentRequests,
    answer: (code: number) => {
      status = code
    },
    async say(...events: WorldEvent[]) {
      for (const event of events) to.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      await vi.advanceTimersByTimeAsync(1)
    },
    hangUp: () => to.close(),
  }
}

let server: ReturnType<typeof streaming>
let stop: () => void
let refreshed: MockInstance
/** A refresh is the status, then everything else. */
const ONE = 2
const look = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  server = streaming()
  refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  stop = followWorld({ url: () => '/__control/worlds/w1/stream', token: () => 'secret' })
  await vi.advanceTimersByTimeAsync(1)
})
afterEach(async () => {
  stop()
  await vi.advanceTimersByTimeAsync(500)
  session.drop()
  forgetRevision()
})

const steered = (by: 'clock' | 'settings' | 'reset' = 'settings'): WorldEvent => ({
  type: 'steered',
  by,
  now: 86_400_000,
  clock: 'frozen',
  merchant: 'aurora1',
})
const wrote = (actor: string | null, client: string | null = null): WorldEvent => ({
  type: 'wrote',
  actor,
  endpoint: 'favourites.add',
  client,
})

test('the stream is asked for with the token and never by its address', () => {
  expect(server.asked[0]?.url).toBe('/__control/worlds/w1/stream')
  expect(server.asked[0]?.headers.get('Authorization')).toBe('Bearer secret')
})

describe('a screen that follows', () => {
  test.each([
    ['6', ONE],
    ['7', 0],
  ])('a screen of revision %s refreshes %i times when its stream opens at 7', async (revision, times) => {
    stop()
    noteRevision(new Headers({ 'x-world-revision': revision }))
    noteRevision(new Headers({ 'x-world-revision': '7' }))
    stop = followWorld({ url: () => '/__control/worlds/w1/stream' })
    await vi.advanceTimersByTimeAsync(400)
    expect(refreshed).toHaveBeenCalledTimes(times)
  })

  test('a screen reloads its data once for all steering within 300 ms', async () => {
    await server.say(steered(), steered(), steered('clock'))
    await vi.advanceTimersByTimeAsync(250)
    expect(refreshed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(refreshed).toHaveBeenCalledTimes(ONE)
    await server.say(steered())
    await vi.advanceTimersByTimeAsync(400)
    expect(refreshed).toHaveBeenCalledTimes(2 * ONE)
  })

  test('a screen takes over the world’s time from an event', async () => {
    await server.say(steered('clock'))
    expect(now()).toBe(86_400_000)
  })

  test('a screen reloads what another actor wrote', async () => {
    session.store(sessionSample())
    await server.say(wrote('bilal'))
    await vi.advanceTimersByTimeAsync(400)
    expect(refreshed).toHaveBeenCalledTimes(ONE)
  })

  test('a screen reloads for the same person’s other phone, not for its own write', async () => {
    session.store(sessionSample())
    await server.say(wrote('amina', clientId), wrote('amina', clientId))
    await vi.advanceTimersByTimeAsync(400)
    expect(refreshed).not.toHaveBeenCalled()
    await server.say(wrote('amina', 'another-phone'))
    await vi.advanceTimersByTimeAsync(400)
    expect(refreshed).toHaveBeenCalledTimes(ONE)
  })

  test('a screen reloads once at the end of steering in several steps', async () => {
    const change = asOneChange(async () => {
      await server.say(steered())
      await vi.advanceTimersByTimeAsync(400)
      expect(refreshed).not.toHaveBeenCalled()
    })
    await vi.advanceTimersByTimeAsync(500)
    await change
    expect(refreshed).toHaveBeenCalledTimes(ONE)
  })

  test('a screen tells the app when its world is gone', async () => {
    const heard = vi.fn()
    const quiet = onApiSignal(heard)
    await server.say({ type: 'closed' })
    expect(heard).toHaveBeenCalledWith({ kind: 'world-gone' })
    quiet()
  })
})

describe('a connection that ends', () => {
  test('a lost event stream reconnects with growing pauses and catches up', async () => {
    server.answer(503)
    server.hangUp()
    await vi.advanceTimersByTimeAsync(500)
    expect(server.asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(server.asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.asked).toHaveLength(3)
    server.answer(200)
    await vi.advanceTimersByTimeAsync(2_400)
    expect(server.asked).toHaveLength(4)
    expect(refreshed).toHaveBeenCalledTimes(ONE)
  })

  test('the event stream rests while the page is hidden', async () => {
    look(true)
    expect(server.asked[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.asked).toHaveLength(1)
    look(false)
    await vi.advanceTimersByTimeAsync(400)
    expect(server.asked).toHaveLength(2)
    expect(refreshed).toHaveBeenCalledTimes(ONE)
  })
})

test('split events are read whole, and comments are ignored', async () => {
  const bytes = encoder.encode(`: still here\n\ndata: ${JSON.stringify({ type: 'presence', people: 2 })}\r\n\r\n`)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const events = []
  for await (const event of eventsOf(body)) events.push(event)
  expect(events).toEqual([{ type: 'presence', people: 2 }])
})

test('a refresh repeats no call that may happen only once, like a launch', async () => {
  const pendingRefresh = refreshScreen()
  await vi.advanceTimersByTimeAsync(1)
  await pendingRefresh
  const [{ predicate }] = refreshed.mock.lastCall as [{ predicate: (query: object) => boolean }]
  expect(predicate({ queryKey: ['lottery.launch'], meta: { once: true } })).toBe(false)
  expect(predicate({ queryKey: ['wallet.balance'], meta: undefined })).toBe(true)
})
