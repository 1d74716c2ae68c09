import { control } from '@understudy/contracts'
import { contentsOf, exportCapsule, linkTo, openCapsule, readCapsule } from './capsule.ts'
import { testOf } from './capsule-test.ts'
import { handle, worldNamed } from './control-call.ts'
import { summaryOf } from './world-summary.ts'

/** Limit of the body: the largest capsule in Base64 and the JSON around it. */
const bodyLimit = Math.ceil(control.CAPSULE_LIMITS.packed / 3) * 4 + 16_384

export const capsuleRoutes = [
  handle(control.exportCapsule, ({ worlds, params, body }) => exportCapsule(worldNamed(worlds, params.id), body)),

  handle(
    control.importCapsule,
    async ({ worlds, platform, body }) => {
      const parts = await readCapsule(body.capsule)
      const world = openCapsule(worlds, parts, body.durable)
      return {
        world: summaryOf(world),
        facts: parts.facts,
        link: platform.reach.signLink(linkTo(world, parts.facts), control.LINK_DAYS.usual).link,
      }
    },
    { bodyLimit },
  ),

  handle(control.capsuleContents, async ({ body }) => contentsOf(await readCapsule(body.capsule)), { bodyLimit }),

  handle(
    control.capsuleTest,
    async ({ body }) => testOf(await readCapsule(body.capsule), { kind: body.kind, file: body.file }),
    { bodyLimit },
  ),
]
