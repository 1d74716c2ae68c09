import { control, possibleErrorsOf } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import type { BoundEndpoint } from '@understudy/platform/binding/call.ts'
import { sessionsRepository } from '@understudy/platform/features/session/index.ts'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import { sleep } from '@understudy/platform/shared/pauses.ts'
import type { Snapshot } from '@understudy/platform/storage/world-stores.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { allScenarios, CAST, findScenario } from '@understudy/seed'
import { handle, handleStream, openWorld, refuseTaken, worldNamed } from './api/control-call.ts'
import { invalidField } from './api/control-problem.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { capsuleRoutes } from './capsules/capsule.routes.ts'
import { imageRoutes } from './capsules/image.routes.ts'
import { linkRoutes } from './links/links.routes.ts'
import { actorRoutes } from './operations/actors.routes.ts'
import { backOfficeRoutes } from './operations/back-office.routes.ts'
import { beginAs } from './operations/beginning.ts'
import { drawRoutes } from './operations/draws.routes.ts'
import { outboxOf } from './operations/outbox.ts'
import { playRoutes } from './operations/play.routes.ts'
import { promotionControlRoutes } from './operations/promotions.routes.ts'
import { queueRoutes } from './operations/queues.routes.ts'
import { rewardControlRoutes } from './operations/rewards.routes.ts'
import { teamRoutes } from './operations/team.routes.ts'
import { phoneRoutes } from './rooms/phones.routes.ts'
import { roomRoutes } from './rooms/rooms.routes.ts'
import { inspectRoutes } from './rows/inspect.routes.ts'
import { diffOf } from './rows/world-diff.ts'
import type { SteeredPlatform } from './steered-platform.ts'
import { dueEventsOf } from './worlds/due-events.ts'
import { emitControlChanged, streamWorld } from './worlds/event-stream.ts'
import { checkRule } from './worlds/fault-rules.ts'
import { healthOfAll, worldsOfAll } from './worlds/sum-of-processes.ts'
import { changeSettings, settingsOf } from './worlds/world-settings.ts'
import { describe, summaryOf } from './worlds/world-summary.ts'

/** How long a list of upcoming events waits for those that are already due, milliseconds. */
const SETTLED_WITHIN = 1_000

/** The calls of the control API with their handlers; a group that needs more than the platform takes it as a port. */
export const controlRoutes = (steered: SteeredPlatform): BoundEndpoint[] => [
  handle(control.health, ({ request }) => healthOfAll(steered, request)),

  handle(control.scenarios, () =>
    allScenarios().map(({ name, story, merchant, person = null, cast }) => ({
      name,
      story,
      merchant,
      person,
      cast: [...CAST, ...(cast ?? [])].map((person) => ({ name: person.name, type: person.type, story: person.story })),
    })),
  ),

  handle(control.listWorlds, ({ request }) => worldsOfAll(steered, request)),

  handle(control.createWorld, async ({ worlds, body, request }) => {
    if (!findScenario(body.scenario))
      throw invalidField(
        'scenario',
        `no scenario is called ${body.scenario}; GET /__control/scenarios lists them.${didYouMean(
          body.scenario,
          allScenarios().map(({ name }) => name),
        )}`,
      )
    if (body.id !== undefined) refuseTaken(worlds, body.id)
    const { id, scenario, seed, startAt, clock, durable, ...beginning } = body
    for (const [i, rule] of (beginning.faults ?? []).entries()) checkRule(rule, `faults.${i}.`)
    await worlds.prepare(body)
    const world = worlds.create(body)
    try {
      const session = beginAs(world, beginning, { ip: world.setting.ip || request.ip })
      if (beginning.merchant !== undefined && beginning.merchant !== world.merchant)
        throw invalidField('merchant', `${beginning.as} plays at ${world.merchant}`)
      return { ...summaryOf(world), ...(session && { session }) }
    } catch (error) {
      worlds.remove(world)
      throw error
    }
  }),

  handle(control.getWorld, ({ worlds, params }) => summaryOf(worldNamed(worlds, params.id))),

  handle(control.describeWorld, ({ worlds, params, body }) => describe(worldNamed(worlds, params.id), body)),

  handle(control.worldDiff, async ({ worlds, params, query, platform }) => {
    const world = openWorld(worlds, params.id)
    const other = query.with === undefined ? undefined : openWorld(worlds, query.with)
    for (const one of [world, other]) if (one) await platform.settle(one)
    if (other) return diffOf(world.forCall(), other.forCall(), other.id)
    await worlds.prepareReset(world)
    return worlds.asBegun(world, (begun) => diffOf(world.forCall(), begun, null))
  }),

  handle(control.deleteWorld, ({ worlds, params }) => {
    // One that was set aside goes first, so that the default world made anew stays.
    if (!worlds.removeAside(params.id)) worlds.remove(worldNamed(worlds, params.id))
    return { deleted: true as const }
  }),

  handle(control.resetWorld, async ({ worlds, params }) => {
    await worlds.prepareReset(worldNamed(worlds, params.id))
    // It may have been deleted meanwhile.
    const world = worldNamed(worlds, params.id)
    worlds.reset(world)
    emitControlChanged(world, 'reset')
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
    emitControlChanged(world, 'restore')
    return summaryOf(world)
  }),

  handle(control.getClock, ({ worlds, params }) => clockOf(worldNamed(worlds, params.id))),

  handle(control.patchClock, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    world.transaction(() => {
      const before = world.now()
      world.clock.set((body.set ?? before) + (body.advanceMs ?? 0), body.state)
      if (body.keepSessions) world.use(sessionsRepository).carry(before, world.now())
    })
    emitControlChanged(world, 'clock')
    return clockOf(world)
  }),

  handle(control.dueEvents, async ({ worlds, params, query, platform }) => {
    const world = worldNamed(worlds, params.id)
    // Settles what is already due. After a jump of decades that continues while the list is returned.
    const settled = platform.settle(world)
    if (settled instanceof Promise) await Promise.race([settled, sleep(SETTLED_WITHIN)])
    return dueEventsOf(world, query)
  }),

  handle(control.outbox, ({ worlds, params, query }) => outboxOf(worldNamed(worlds, params.id), query)),

  handle(control.getFaults, ({ worlds, params }) => ({ rules: [...worldNamed(worlds, params.id).faults.rules] })),

  handle(control.putFaults, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    for (const [i, rule] of body.rules.entries()) checkRule(rule, `rules.${i}.`)
    world.faults.replace(body.rules)
    emitControlChanged(world, 'faults')
    return { rules: [...world.faults.rules] }
  }),

  handle(control.addFault, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    checkRule(body, '')
    if (world.faults.rules.length >= control.FAULT_RULES)
      throw invalidField('endpoint', `the world has ${control.FAULT_RULES} fault rules already`)
    world.faults.add(body)
    emitControlChanged(world, 'faults')
    return { rules: [...world.faults.rules] }
  }),

  handle(control.getSettings, ({ worlds, params }) => settingsOf(worldNamed(worlds, params.id))),

  handle(control.patchSettings, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    changeSettings(world, body)
    emitControlChanged(world, 'settings')
    return settingsOf(world)
  }),

  ...actorRoutes,
  ...auditRoutes(steered),
  ...backOfficeRoutes,
  ...promotionControlRoutes,
  ...teamRoutes,
  ...drawRoutes,
  ...inspectRoutes(steered),
  ...playRoutes,
  ...queueRoutes,
  ...rewardControlRoutes,

  handleStream(control.stream, ({ worlds, params, request }) => streamWorld(request, worldNamed(worlds, params.id))),

  handle(control.endpoints, () =>
    REGISTRY.map((entry) => ({
      name: entry.name,
      method: entry.method,
      path: entry.path,
      access: entry.access,
      flag: entry.flag ?? null,
      errors: possibleErrorsOf(entry),
      origin: entry.origin,
      summary: entry.summary,
      requirements: [...(entry.requirements ?? [])],
    })),
  ),

  ...capsuleRoutes(steered),
  ...imageRoutes(steered),
  ...linkRoutes(steered),
  ...phoneRoutes(steered),
  ...roomRoutes(steered),
]

const snapshotOf = (world: World, snapshot: Snapshot) => ({ ...snapshot, worldId: world.id })

const clockOf = (world: World) => ({ now: world.now(), state: world.clock.state, startAt: world.origin.startAt })
