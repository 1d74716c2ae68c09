import { control } from '@understudy/contracts'
import { pause } from '@understudy/platform/shared/pauses.ts'
import { schemaVersion } from '@understudy/platform/storage/schema.ts'
import { handle, refuseTaken, worldNamed } from '../api/control-call.ts'
import { summaryOf } from '../worlds/world-summary.ts'
import { fromBase64 } from './capsule-file.ts'
import type { ImageWorkers } from './image-workers.ts'

/** Limit of the body: the largest image in Base64 and the JSON around it. */
const bodyLimit = Math.ceil(control.IMAGE_LIMIT / 3) * 4 + 16_384

export const imageRoutes = ({ workers }: { workers: ImageWorkers }) => [
  handle(control.publishWorld, async ({ worlds, params: { id } }) => {
    const world = worldNamed(worlds, id)
    const { scenario } = world.origin
    const image = world.serialize()
    // Pauses in between, as copying megabytes to an image, to Base64 and to the reply takes milliseconds each.
    await pause()
    const text = image.toString('base64')
    await pause()
    return { id, scenario, schemaVersion: schemaVersion(), image: text }
  }),

  handle(
    control.adoptWorld,
    async ({ worlds, body }) => {
      refuseTaken(worlds, body.id)
      // A pause, as parsing the body has already taken as long as the next step will.
      await pause()
      const image = await checkedOf(body, workers)
      // Another call may have taken the id meanwhile.
      refuseTaken(worlds, body.id)
      return summaryOf(worlds.open(image, { id: body.id, durable: body.durable, settle: () => undefined }))
    },
    { bodyLimit },
  ),
]

interface Published {
  scenario: string
  schemaVersion: number
  image: string
}

/** Validates an image as that of a capsule. */
async function checkedOf({ scenario, schemaVersion, image }: Published, { check }: ImageWorkers): Promise<Buffer> {
  const checked = await check(fromBase64(image), { scenario, schemaVersion, as: null })
  return checked.image
}
