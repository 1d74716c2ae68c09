import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Registers gauges that read their values when scraped; nothing is counted for them. */
export function metricsOf({ worlds, rooms, stores, usage }: SteeredPlatform): Registry {
  const registry = new Registry()
  const registers = [registry]
  // Memory, CPU time, event loop lag.
  collectDefaultMetrics({ register: registry })

  new Counter({
    registers,
    name: 'understudy_calls_total',
    help: 'Calls of the platform that were answered.',
    labelNames: ['endpoint', 'code', 'role'],
    collect() {
      this.reset()
      // Calls ended by a fault rule are not counted by code, as they are no behaviour of the platform.
      for (const { endpoint, code, role, calls } of usage.facts().reached)
        this.inc({ endpoint, code: code ?? 'ok', role }, calls)
    },
  })
  new Gauge({
    registers,
    name: 'understudy_worlds',
    help: 'Worlds, by whether they are open or rest in their files.',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'open' }, worlds.size)
      this.set({ state: 'resting' }, worlds.closed().length)
    },
  })
  new Gauge({
    registers,
    name: 'understudy_world_events',
    help: 'Calls on the tapes of the open worlds since they were made.',
    collect() {
      this.set(worlds.living().reduce((sum, world) => sum + world.tape.count, 0))
    },
  })
  new Gauge({
    registers,
    name: 'understudy_rooms',
    help: 'Rooms that are open.',
    collect() {
      this.set(rooms.list().length)
    },
  })
  new Gauge({
    registers,
    name: 'understudy_worlds_aside',
    help: 'Worlds that could not be opened and were set aside.',
    collect() {
      this.set(worlds.aside().length)
    },
  })
  for (const [figure, help] of [
    ['bytes', 'Bytes that a bounded store of the process holds.'],
    ['limit', 'Bytes that a bounded store of the process never exceeds.'],
    ['entries', 'Things that a bounded store of the process holds.'],
  ] as const)
    new Gauge({
      registers,
      name: `understudy_store_${figure}`,
      help,
      labelNames: ['store'],
      collect() {
        for (const store of stores.use()) this.set({ store: store.name }, store[figure])
      },
    })
  return registry
}
