import { control } from '@understudy/contracts'
import type { WorldAccess } from '../access/world-access.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { summaryOf } from '../worlds/world-summary.ts'
import type { ImageWorkers } from './image-workers.ts'

/** Limit of the body: the largest capsule in Base64 and the JSON around it. */
const bodyLimit = Math.ceil(control.CAPSULE_LIMITS.packed / 3) * 4 + 16_384

/** Limit of the body of an export, bytes: the storage of a browser. */
const STORAGE_LIMIT = 1024 * 1024

/** Loaded when used, as it brings the sanitiser of editors' texts. */
const loadCapsules = () => import('./capsule.ts')

interface CapsulePorts {
  workers: ImageWorkers
  worldAccess: WorldAccess
}

export const capsuleRoutes = ({ workers, worldAccess }: CapsulePorts) => [
  handle(
    control.exportCapsule,
    async ({ worlds, platform, request, params, body }) => {
      const { exportCapsule } = await loadCapsules()
      return exportCapsule(worldNamed(worlds, params.id), body, { origins: platform.origins(request), workers })
    },
    { bodyLimit: STORAGE_LIMIT },
  ),

  handle(
    control.importCapsule,
    async ({ worlds, body }) => {
      const { linkTo, openCapsule, readCapsule } = await loadCapsules()
      const parts = await readCapsule(body.capsule, workers)
      const world = openCapsule(worlds, parts, body.durable)
      return {
        world: summaryOf(world),
        facts: parts.facts,
        link: worldAccess.signLink(linkTo(world, parts.facts), control.LINK_DAYS.usual).link,
      }
    },
    { bodyLimit },
  ),

  handle(
    control.capsuleContents,
    async ({ body }) => {
      const { contentsOf, readCapsule } = await loadCapsules()
      return contentsOf(await readCapsule(body.capsule, workers))
    },
    { bodyLimit },
  ),

  handle(
    control.capsuleTest,
    async ({ body }) => {
      const { readCapsule } = await loadCapsules()
      const { testOf } = await import('./capsule-test.ts')
      return testOf(await readCapsule(body.capsule, workers), { kind: body.kind, file: body.file })
    },
    { bodyLimit },
  ),
]
