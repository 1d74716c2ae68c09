import {
  control,
  type Endpoint,
  type EndpointDefinition,
  errorsOf,
  type ParsedInput,
  type ReplyInput,
} from '@understudy/contracts'
import { endpointNamed, REGISTRY } from '@understudy/contracts/registry'
import { CAST, SCENARIOS } from '@understudy/seed'
import type { BoundEndpoint } from '../binding/call.ts'
import { SCHEMA_VERSION } from '../world/schema.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { ControlProblem, invalidField } from './problem.ts'
import { changeSettings, settingsOf } from './world-settings.ts'

type ControlCall<E extends EndpointDefinition> = ParsedInput<E> & { worlds: Worlds }

const handle = <const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: ControlCall<D>) => ReplyInput<D>,
): BoundEndpoint => ({ endpoint, handler })

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

  handle(control.listWorlds, ({ worlds }) => worlds.list().map(summaryOf)),

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
    return summaryOf(world)
  }),

  handle(control.getClock, ({ worlds, params }) => clockOf(worldNamed(worlds, params.id))),

  handle(control.patchClock, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const from = body.set ?? world.now()
    world.clock.set(from + (body.advanceMs ?? 0), body.state)
    return clockOf(world)
  }),

  handle(control.outbox, ({ worlds, params, query }) => worldNamed(worlds, params.id).outbox.list(query)),

  handle(control.getFaults, ({ worlds, params }) => ({ rules: [...worldNamed(worlds, params.id).faults.rules] })),

  handle(control.putFaults, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    body.rules.forEach(checkRule)
    world.faults.replace(body.rules)
    return { rules: [...world.faults.rules] }
  }),

  handle(control.getSettings, ({ worlds, params }) => settingsOf(worldNamed(worlds, params.id))),

  handle(control.patchSettings, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    changeSettings(world, body)
    return settingsOf(world)
  }),

  handle(control.tape, ({ worlds, params, query }) =>
    worldNamed(worlds, params.id).tape.list(query.limit, query.endpoint),
  ),

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
]

function worldNamed(worlds: Worlds, id: string): World {
  const world = worlds.find(id)
  if (!world) throw new ControlProblem(404, 'world.unknown', 'Unknown world', `There is no world ${id}.`)
  return world
}

const summaryOf = (world: World) => ({
  id: world.id,
  scenario: world.origin.scenario,
  seed: world.origin.seed,
  startAt: world.origin.startAt,
  now: world.now(),
  clock: world.clock.state,
  durable: world.durable,
  merchant: world.merchant,
  schemaVersion: world.schemaVersion,
  calls: world.tape.count,
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
