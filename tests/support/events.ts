import { control } from '@understudy/contracts'
import * as z from 'zod/mini'
import { appUrl, controlHeaders } from './platform.ts'

/** A subscriber to a world's events. */
export interface Watcher {
  headers: Headers
  /** The next event of that type, whatever comes before it. */
  next<T extends control.WorldEvent['type']>(type: T): Promise<Extract<control.WorldEvent, { type: T }>>
  /** Events received and not yet taken. */
  heard(): readonly control.WorldEvent[]
  /** Until the server hangs up. */
  ended: Promise<void>
  leave(): void
}

/** Follows a stream of events below the app's origin: supertest waits for an answer's end. */
export async function watch(path: string, headers: Record<string, string> = {}): Promise<Watcher> {
  const { Host: _host, ...control } = controlHeaders()
  const leaving = new AbortController()
  const response = await fetch((await appUrl()) + path, {
    headers: { ...control, ...headers },
    signal: leaving.signal,
  })
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const events: control.WorldEvent[] = []
  const waiters: { type: string; take: (event: never) => void }[] = []
  const deliver = (event: control.WorldEvent) => {
    const index = waiters.findIndex(({ type }) => type === event.type)
    if (index < 0) events.push(event)
    else waiters.splice(index, 1)[0]?.take(event as never)
  }
  return {
    headers: response.headers,
    next: (type) =>
      new Promise((take) => {
        const position = events.findIndex((event) => event.type === type)
        if (position < 0) waiters.push({ type, take })
        else take(events.splice(0, position + 1).at(-1) as never)
      }),
    heard: () => events,
    ended: readAll(response.body, deliver),
    leave: () => leaving.abort(),
  }
}

async function readAll(body: ReadableStream<Uint8Array>, deliver: (event: control.WorldEvent) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks)
        if (block.startsWith('data: ')) deliver(z.parse(control.WorldEvent, JSON.parse(block.slice('data: '.length))))
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
