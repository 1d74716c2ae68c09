import { EventEmitter } from 'node:events'
import type { control } from '@understudy/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WorldEvents } from '../../world/events.ts'
import type { World } from '../../world/world.ts'
import { forPhones, streamWorld } from './event-stream.ts'

const CLOSED: control.WorldEvent = { type: 'closed' }
const WROTE: control.WorldEvent = { type: 'wrote', actor: null, endpoint: 'favourites.add', client: null }
const CALL: control.WorldEvent = {
  type: 'call',
  call: {
    seq: 1,
    at: 1,
    endpoint: 'x',
    method: 'GET',
    path: '/',
    status: 200,
    code: null,
    actor: null,
    ms: 1,
    input: null,
    fault: null,
    flag: null,
    clock: 'frozen',
    rows: 0,
    cause: null,
  },
}

test('a phone hears that its world changed, but not what others send and receive', () => {
  expect([CALL, WROTE, CLOSED].map(forPhones)).toEqual([false, true, true])
  expect(forPhones({ type: 'steered', by: 'clock', now: 1, clock: 'frozen', merchant: 'aurora1' })).toBe(true)
  expect(forPhones({ type: 'presence', people: 2 })).toBe(true)
})

/** The far end of a connection. */
class Connection extends EventEmitter {
  readonly written: string[] = []
  writableLength = 0
  destroyed = false
  writeHead() {}
  write(text: string) {
    this.written.push(text)
  }
  end(text: string, done: () => void) {
    this.write(text)
    done()
  }
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

function open(left = false) {
  const events = new WorldEvents()
  const raw = new Connection()
  const reply = { raw, hijack() {} } as unknown as FastifyReply
  const request = { raw: { destroyed: left } } as FastifyRequest
  streamWorld(request, reply, { events } as World)
  return { events, raw }
}

describe('a stream', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a stream sends a sign of life every fifteen seconds until its listener leaves', () => {
    const { raw, events } = open()
    expect(raw.written).toEqual([': alive\n\n'])
    vi.advanceTimersByTime(45_000)
    expect(raw.written).toHaveLength(4)
    raw.emit('close')
    vi.advanceTimersByTime(45_000)
    expect({
      writtenCount: raw.written.length,
      hasListeners: events.hasListeners,
      getTimerCount: vi.getTimerCount(),
    }).toEqual({ writtenCount: 4, hasListeners: false, getTimerCount: 0 })
  })

  test('an event stream writes an event a line', () => {
    const { raw, events } = open()
    events.emit(CALL)
    events.emit(WROTE)
    expect(raw.written.slice(1)).toEqual([CALL, WROTE].map((event) => `data: ${JSON.stringify(event)}\n\n`))
  })

  test('phones hear that something was written, not what was called', () => {
    expect([CALL, WROTE].map(forPhones)).toEqual([false, true])
  })

  test('an event stream ends with its world', () => {
    const { raw, events } = open()
    events.emit(CLOSED)
    expect(raw.written.at(-1)).toBe('data: {"type":"closed"}\n\n')
    expect({ hasListeners: events.hasListeners, getTimerCount: vi.getTimerCount() }).toEqual({
      hasListeners: false,
      getTimerCount: 0,
    })
  })

  test('a stream closes when its client leaves 128 KB unread', () => {
    const { raw, events } = open()
    raw.writableLength = 128 * 1024 + 1
    events.emit(WROTE)
    expect({ destroyed: raw.destroyed, writtenCount: raw.written.length, hasListeners: events.hasListeners }).toEqual({
      destroyed: true,
      writtenCount: 1,
      hasListeners: false,
    })
  })

  test('an event stream does not begin for a client that has left', () => {
    const { events } = open(true)
    expect({ hasListeners: events.hasListeners, getTimerCount: vi.getTimerCount() }).toEqual({
      hasListeners: false,
      getTimerCount: 0,
    })
  })
})
