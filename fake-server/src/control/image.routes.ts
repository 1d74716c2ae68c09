import { setImmediate as otherCalls } from 'node:timers/promises'
import { control } from '@understudy/contracts'
import { SCHEMA_VERSION } from '../world/schema.ts'
import { fromBase64 } from './capsule-file.ts'
import { checkImage } from './check-image.ts'
import { handle, refuseTaken, worldNamed } from './control-call.ts'
import { summaryOf } from './world-summary.ts'

/** The largest image in Base64, and the JSON around it. */
const bodyLimit = Math.ceil(control.IMAGE_LIMIT / 3) * 4 + 16_384

export const imageRoutes = [
  handle(control.publishWorld, async ({ worlds, params: { id } }) => {
    const world = worldNamed(worlds, id)
    const { scenario } = world.origin
    const image = world.serialize()
    // Some megabytes are copied to become an image, copied to become a text, and once more to be sent.
    await otherCalls()
    const text = image.toString('base64')
    await otherCalls()
    return { id, scenario, schemaVersion: SCHEMA_VERSION, image: text }
  }),

  handle(
    control.adoptWorld,
    async ({ worlds, body }) => {
      refuseTaken(worlds, body.id)
      // The body has just been parsed, which takes as long as what follows.
      await otherCalls()
      const image = await checkedOf(body)
      // Somebody else may have taken it meanwhile.
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

/** The image is held against all that a capsule's is. */
async function checkedOf({ scenario, schemaVersion, image }: Published): Promise<Buffer> {
  const nowhere = { takenAt: 0, route: '/m/home', language: 'UR', theme: 'dark', as: null, note: '' } as const
  const checked = await checkImage(fromBase64(image), {
    ...{ version: control.CAPSULE_VERSION, scenario, schemaVersion, ...nowhere },
  })
  return checked.image
}
