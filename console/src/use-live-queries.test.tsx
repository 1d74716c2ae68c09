import { act, render, screen, waitFor } from '@testing-library/react'
import * as api from '@understudy/contracts/control'
import type { WorldEvent } from '@understudy/contracts/control/stream'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { followWorld } from './follow.ts'
import { QueuesSection } from './sections/QueuesSection.tsx'
import { steeringCache } from './steer.ts'
import { useLiveQueries } from './use-live-queries.ts'

let stop = () => {}
afterEach(() => {
  stop()
})

const NOW = 1_773_126_000_000
const queueWith = (...ids: string[]) => [
  {
    name: 'deposits',
    count: ids.length,
    items: ids.map((id) => ({
      id,
      account: id,
      merchant: 'aurora1',
      title: 'USX coin',
      since: NOW,
      amount: 500,
      currencySymbol: 'Rs',
      state: 'proved',
      facts: {},
      pictures: [],
      actions: ['approve', 'reject'],
    })),
    reasons: {},
  },
]

function Drawer() {
  useLiveQueries()
  return <QueuesSection />
}

/** An open drawer section, with a function that emits events of its world. */
async function open() {
  steeringCache.clear()
  let queue = queueWith('amina', 'zoya')
  let say = (_: WorldEvent) => {}
  const platform = fakePlatform()
  const answer = (endpoint: EndpointDefinition, reply: () => Response) => platform.reply(endpoint as never, reply)
  answer(api.queues, () => Response.json(queue))
  answer(api.getClock, () => Response.json({ now: NOW, state: 'frozen', startAt: NOW }))
  const stream = new ReadableStream<Uint8Array>({
    start: (to) => {
      say = (event) => to.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    },
  })
  const others = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url === '/stream' ? Promise.resolve(new Response(stream)) : others(url, init),
  )
  stop = followWorld({ url: () => '/stream' })
  await act(async () => void render(<Drawer />))
  await screen.findByText('zoya')
  return {
    decided: () => {
      queue = queueWith('zoya')
    },
    say: (event: WorldEvent) => say(event),
  }
}
const entryRemoved = () =>
  waitFor(() => expect(screen.queryByText('amina')).not.toBeInTheDocument(), { timeout: 2_000 })

test('an entry that somebody else has decided leaves the queue', async () => {
  const world = await open()
  world.decided()
  world.say({ type: 'steered', by: 'queue', now: NOW, clock: 'frozen', merchant: 'aurora1' })
  await entryRemoved()
})

test('an entry that its player has cancelled leaves the queue', async () => {
  const world = await open()
  world.decided()
  world.say({ type: 'wrote', actor: 'amina', endpoint: 'deposits.cancel', client: null })
  await entryRemoved()
})

test('an entry decided while the page was hidden leaves the queue', async () => {
  const world = await open()
  const look = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  look(true)
  world.decided()
  look(false)
  await entryRemoved()
})
