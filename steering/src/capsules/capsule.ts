import { control as contract, type control } from '@understudy/contracts'
import type { Origins } from '@understudy/platform/binding/platform.ts'
import { MASK, redactedAddress } from '@understudy/platform/shared/masking.ts'
import { schemaVersion } from '@understudy/platform/storage/schema.ts'
import { readState } from '@understudy/platform/storage/state.ts'
import { Clock } from '@understudy/platform/world/clock.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import { invalidField } from '../api/control-problem.ts'
import { STORAGE_PARAMETER, withoutLink } from '../links/links.ts'
import { beginningOf } from '../operations/beginning.ts'
import { type CapsuleHead, type CapsuleParts, fromBase64, pack, unpack } from './capsule-file.ts'
import { type CheckedImage, settleIn } from './capsule-image.ts'
import { carriedOf, countOf, keepStorage } from './carried-storage.ts'
import type { ImageWorkers } from './image-workers.ts'

const TAPE_KEPT = 500

/** The state of the app (page, language, account) when its world is exported. */
export type AppState = Pick<control.CapsuleFacts, 'route' | 'language' | 'theme' | 'note' | 'frames'> & {
  as?: string | undefined
  storage: { local: Readonly<Record<string, string>>; session: Readonly<Record<string, string>> }
}

/** Exports the whole state of a world and of the app in it as one file. @throws ControlProblem 422 */
export async function exportCapsule(
  world: World,
  { as, storage, frames, ...appState }: AppState,
  { origins, workers }: { origins: Pick<Origins, 'app' | 'stage'>; workers: ImageWorkers },
) {
  if (as !== undefined && !hasAccount(world, as)) throw invalidField('as', `nobody in the world is called ${as}`)
  const { scenario, seed, startAt } = world.origin
  const { steps } = world.tape
  const facts: CapsuleHead = {
    version: contract.CAPSULE_VERSION,
    schemaVersion: schemaVersion(),
    takenAt: world.now(),
    scenario,
    ...appState,
    as: as ?? null,
    frames: withoutWorld(
      world,
      frames.map((path) => redactedAddress(path, false)),
    ),
    storage: withoutWorld(world, carriedOf(storage)),
    past: steps ? { seed, startAt, beginning: beginningOf(world), steps: [...steps] } : null,
  }
  const lines = world.tape.lines(TAPE_KEPT).map(({ reply, ...line }) =>
    // An answer that the tape does not hold is absent.
    reply === undefined ? line : { ...line, reply: ofNoServer(reply, world, origins) },
  )
  const tape = withoutWorld(world, lines)
  // Taken together first: the world goes on while the image is prepared.
  const image = await workers.strip(world.serialize(), world.id)
  const packed = await pack({ facts, tape, image })
  if (packed.length > contract.CAPSULE_LIMITS.packed)
    throw invalidField('id', `the world is too large for a capsule: ${packed.length} bytes packed`)
  return { name: nameOf(facts), bytes: packed.length, capsule: packed.toString('base64'), facts }
}

/** Texts that name the world before a masked secret name none, as a capsule is of no world. */
const withoutWorld = <T>(world: World, texts: T): T =>
  JSON.parse(JSON.stringify(texts).replaceAll(`${world.id}.${MASK}`, `{world}.${MASK}`))

/** An answer in which neither the world nor the server's own addresses are named, as those of a replay are others. */
function ofNoServer(reply: unknown, world: World, { app, stage }: Pick<Origins, 'app' | 'stage'>): unknown {
  let text = JSON.stringify(reply).replaceAll(new RegExp(`\\b${world.id}(?=[./][\\w•])`, 'g'), '{world}')
  for (const [name, origin] of Object.entries({ stage, app }))
    for (const written of [origin, encodeURIComponent(origin)])
      text = text.replaceAll(new RegExp(`${written.replace(/[.[\]]/g, '\\$&')}(?![\\w.:-])`, 'g'), `{${name}}`)
  return JSON.parse(text)
}

/** A validated capsule; `bytes` is its packed size. */
export type CheckedCapsule = Omit<CapsuleParts, 'image'> & CheckedImage & { bytes: number }

/** Parses and validates a capsule in Base64, without creating a world. */
export async function readCapsule(text: string, { check }: ImageWorkers): Promise<CheckedCapsule> {
  const packed = fromBase64(text)
  const { facts, tape, image } = await unpack(packed)
  return { facts, tape, bytes: packed.length, ...(await check(image, facts)) }
}

/** Summary of a capsule, shown before a world is created from it. */
export const contentsOf = ({
  image: _,
  namesWorld: __,
  tape,
  ...capsule
}: CheckedCapsule): control.CapsuleContents => ({
  ...capsule,
  calls: tape.length,
  stored: countOf(capsule.facts.storage),
})

/** Creates a world in the state of the capsule; its clock continues from the moment of the export. */
export function openCapsule(
  worlds: Worlds,
  { facts, tape, image, clock, namesWorld }: CheckedCapsule,
  durable: boolean,
): World {
  const world = worlds.open(image, {
    durable,
    settle(db, id) {
      settleIn(db.$client, id, namesWorld)
      readState(db).set('clock', Clock.startingAt(facts.takenAt, clock))
      if (countOf(facts.storage) > 0) keepStorage(db, facts.storage)
    },
  })
  world.tape.continue(tape)
  if (facts.past && tape.length === (tape[0]?.seq ?? 0)) world.tape.begin(facts.past.steps)
  return world
}

/** URL that opens the world of a capsule on the page where the app was. */
export function linkTo(world: World, { route, as, language, theme, storage }: CapsuleHead): string {
  const whole = new URL(route, 'http://app')
  const url = new URL(`${withoutLink(whole)}${whole.hash}`, 'http://app')
  const stored = countOf(storage) > 0 ? { [STORAGE_PARAMETER]: 'capsule' } : {}
  const parameters = { world: world.id, ...(as === null ? {} : { as }), lang: language, theme, ...stored }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}

const hasAccount = (world: World, name: string) =>
  world.db.$client.prepare('SELECT 1 FROM member WHERE username = ? LIMIT 1').get(name) !== undefined

/** `everyday-2026-03-10-0700.capsule` */
function nameOf({ scenario, takenAt }: control.CapsuleFacts): string {
  const [day = '', time = ''] = new Date(takenAt).toISOString().split('T')
  return `${scenario}-${day}-${time.slice(0, 5).replace(':', '')}.capsule`
}
