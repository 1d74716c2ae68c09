import { control, errorsOf } from '@understudy/contracts'
import { endpointNamed, REGISTRY } from '@understudy/contracts/registry'
import { CAST, SCENARIOS } from '@understudy/seed'
import { sessionsRepository } from '../features/session/session.repository.ts'
import { SCHEMA_VERSION } from '../world/schema.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { actorRoutes } from './actors.routes.ts'
import { capsuleRoutes } from './capsule.routes.ts'
import { handle, worldNamed } from './control-call.ts'
import { drawRoutes } from './draws.routes.ts'
import { dueEventsOf } from './due-events.ts'
import { inspectRoutes } from './inspect.routes.ts'
import { playRoutes } from './play.routes.ts'
import { invalidField } from './problem.ts'
import { roomRoutes } from './rooms.routes.ts'
import { streamRoutes } from './stream.routes.ts'
import { tellSteered } from './stream.ts'
import { changeSettings, settingsOf } from './world-settings.ts'
import { summaryOf } from './world-summary.ts'

export const controlRoutes = [
  handle(control.health, ({ worlds }) => ({
    ok: true as const,
    version: '0.1.0',
    worlds: worlds.size,
    schemaVersion: SCHEMA_VERSION,
  })),

  handle(control.scenarios, () =>
    SCENARIOS.map(({ name, story, merchant, cast }) => ({
      name,
      story,
      merchant,
      cast: [...CAST, ...(cast ?? [])].map((person) => ({ name: person.name, type: person.type, story: person.story })),
    })),
  ),

  handle(control.listWorlds, ({ worlds }) => worlds.list().map((world) => detailsOf(world, worlds.roomOf(world.id)))),

  handle(control.createWorld, ({ worlds, body }) => {
    if (!SCENARIOS.some(({ name }) => name === body.scenario))
      throw invalidField('scenario', `no scenario is called ${body.scenario}; GET /__control/scenarios lists them`)
    return summaryOf(worlds.create(body))
  }),

  handle(control.getWorld, ({ worlds, params }) => summaryOf(worldNamed(worlds, params.id))),

  handle(control.deleteWorld, ({ worlds, params }) => {
    worlds.remove(worldNamed(worlds, params.id))
    return { deleted: true as const }
  }),

  handle(control.resetWorld, ({ worlds, params }) => {
    const world = worldNamed(worlds, params.id)
    worlds.reset(world)
    tellSteered(world, 'reset')
    return summaryOf(world)
  }),

  handle(control.forkWorld, ({ worlds, params }) => summaryOf(worlds.fork(worldNamed(worlds, params.id)))),

  handle(control.listSnapshots, ({ worlds, params }) => {
    const world = worldNamed(worlds, params.id)
    return worlds.snapshots(world).map((snapshot) => snapshotOf(world, snapshot))
  }),

  handle(control.takeSnapshot, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    return snapshotOf(world, worlds.takeSnapshot(world, body.label))
  }),

  handle(control.restoreSnapshot, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    if (!worlds.restore(world, body.snapshot)) throw invalidField('snapshot', 'the world has no snapshot of that id')
    tellSteered(world, 'restore')
    return summaryOf(world)
  }),

  handle(control.getClock, ({ worlds, params }) => clockOf(worldNamed(worlds, params.id))),

  handle(control.patchClock, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const from = body.set ?? world.now()
    world.clock.set(from + (body.advanceMs ?? 0), body.state)
    tellSteered(world, 'clock')
    return clockOf(world)
  }),

  handle(control.dueEvents, ({ worlds, params, query }) => dueEventsOf(worldNamed(worlds, params.id), query)),

  handle(control.outbox, ({ worlds, params, query }) => worldNamed(worlds, params.id).outbox.list(query)),

  handle(control.getFaults, ({ worlds, params }) => ({ rules: [...worldNamed(worlds, params.id).faults.rules] })),

  handle(control.putFaults, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    body.rules.forEach(checkRule)
    world.faults.replace(body.rules)
    tellSteered(world, 'faults')
    return { rules: [...world.faults.rules] }
  }),

  handle(control.getSettings, ({ worlds, params }) => settingsOf(worldNamed(worlds, params.id))),

  handle(control.patchSettings, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    changeSettings(world, body)
    tellSteered(world, 'settings')
    return settingsOf(world)
  }),

  ...actorRoutes,
  ...drawRoutes,
  ...inspectRoutes,
  ...playRoutes,
  ...streamRoutes,

  handle(control.endpoints, () =>
    REGISTRY.map((entry) => ({
      name: entry.name,
      method: entry.method,
      path: entry.path,
      access: entry.access,
      flag: entry.flag ?? null,
      errors: errorsOf(entry),
      origin: entry.origin,
      summary: entry.summary,
      requirements: [...(entry.requirements ?? [])],
    })),
  ),

  ...capsuleRoutes,
  ...roomRoutes,
]

/** What a list shows; read when asked for, so that making a world does not pay for it. */
const detailsOf = (world: World, room: string | null) => ({
  ...summaryOf(world),
  madeAt: world.madeAt,
  usedAt: world.usedAt,
  bytes: world.bytes(),
  actors: world.use(sessionsRepository).living(world.now()).length,
  room,
})

const snapshotOf = (world: World, { image, ...snapshot }: ReturnType<Worlds['takeSnapshot']>) => ({
  ...snapshot,
  worldId: world.id,
  bytes: image.length,
})

const clockOf = (world: World) => ({ now: world.now(), state: world.clock.state, startAt: world.origin.startAt })

/** A fault may only be what its endpoint could really answer. */
function checkRule(rule: control.FaultRule, i: number): void {
  const place = `rules.${i}`
  const target = rule.endpoint === '*' ? undefined : endpointNamed(rule.endpoint)
  if (rule.endpoint !== '*' && (!target || target.surface === 'control'))
    throw invalidField(`${place}.endpoint`, `no platform endpoint is called ${rule.endpoint}`)
  if (rule.kind === 'latency' && rule.ms === undefined) throw invalidField(`${place}.ms`, 'required for latency')
  if (rule.kind !== 'error') return
  if (rule.code === undefined) throw invalidField(`${place}.code`, 'required for error')
  const declared: string[] = target
    ? errorsOf(target)
    : REGISTRY.filter((e) => e.surface !== 'control').flatMap(errorsOf)
  if (!declared.includes(rule.code)) throw invalidField(`${place}.code`, `${rule.endpoint} cannot answer ${rule.code}`)
}
