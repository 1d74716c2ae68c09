import type { HttpRequest } from '@understudy/platform/binding/http.ts'
import { WorldEvents } from '@understudy/platform/world/events.ts'
import { expect, test, vi } from 'vitest'
import { streamWorld } from './event-stream.ts'

/** Opens a stream of a visitor; tells whether it was refused, and whether it has been ended since. */
function listen(events: WorldEvents, ip: string) {
  const told = { refused: false, ended: false }
  let leave = () => {}
  const { status, body } = streamWorld({ ip } as HttpRequest, { events, merchant: 'aurora1' })
  if (typeof body === 'function')
    body({
      write: () => {},
      end: () => {
        told.ended = true
      },
      destroy: () => {},
      unread: () => 0,
      onClose: (listener) => {
        leave = listener
      },
    })
  told.refused = status === 503
  return { told, leave }
}

test('a visitor with all seats of a world makes room for others, up to the same number', () => {
  const events = new WorldEvents()
  const greedy = Array.from({ length: 100 }, () => listen(events, '198.51.100.1'))
  expect(listen(events, '198.51.100.1').told.refused).toBe(true)
  const others = Array.from({ length: 50 }, () => listen(events, '198.51.100.2'))
  expect(others.filter(({ told }) => told.refused)).toHaveLength(0)
  expect(greedy.map(({ told }) => told.ended).lastIndexOf(true)).toBe(49)
  expect(listen(events, '198.51.100.2').told.refused).toBe(true)
  expect(events.listeners).toBe(100)
  for (const { leave } of [...greedy, ...others]) leave()
  expect(events.listeners).toBe(0)
})

test('a HEAD request gets the headers of a stream and takes no seat', () => {
  const events = new WorldEvents()
  const onEnd = vi.fn()
  const request = { ip: '198.51.100.1', method: 'HEAD' } as HttpRequest
  const { status, body } = streamWorld(request, { events, merchant: 'aurora1' }, { onEnd })
  expect({ status, body, listeners: events.listeners }).toEqual({ status: 200, body: undefined, listeners: 0 })
  expect(onEnd).toHaveBeenCalledOnce()
})
