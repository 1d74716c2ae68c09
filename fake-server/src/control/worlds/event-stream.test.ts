import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { WorldEvents } from '../../world/events.ts'
import { streamWorld } from './event-stream.ts'

/** Opens a stream of a visitor; tells whether it was refused, and whether it has been ended since. */
function listen(events: WorldEvents, ip: string) {
  const told = { refused: false, ended: false }
  const raw = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => {},
    write: () => true,
    end: () => {
      told.ended = true
    },
  })
  const reply = {
    raw,
    hijack: () => {},
    code: () => reply,
    header: () => reply,
    type: () => reply,
    send: () => {
      told.refused = true
    },
  }
  const request = { ip, method: 'GET', raw: { destroyed: false } }
  streamWorld(request as FastifyRequest, reply as unknown as FastifyReply, { events, merchant: 'aurora1' })
  return { told, leave: () => raw.emit('close') }
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
