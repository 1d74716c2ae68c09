import { buffer } from 'node:stream/consumers'
import type { Origin } from '@understudy/platform/storage/world-stores.ts'
import { MomentRefused } from '@understudy/platform/world/clock.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import type { ImageFacts } from '@understudy/steering/capsules/capsule-image.ts'
import type { BuildRefused, CheckAnswer } from './host/child-process.ts'
import './start/node-host.ts'

/**
 * Work that would block the process that answers calls: `build ORIGIN` writes an image to standard output, `check FACTS`
 * validates the image on standard input, `strip WORLD` prepares one for a capsule, `audit` checks the books of one,
 * `describe` writes the OpenAPI document. Each loads what it needs, so that none waits for the others' code.
 */
const [what, given = ''] = process.argv.slice(2)
if (what === 'build') await build(JSON.parse(given) as Origin)
if (what === 'strip') await strip(given)
if (what === 'audit') await audit()
if (what === 'describe') await describe()
if (what === 'check') await check(JSON.parse(given) as ImageFacts)

async function build(origin: Origin): Promise<void> {
  const { buildImage } = await import('@understudy/stage/build-image.ts')
  try {
    process.stdout.write(buildImage(origin))
  } catch (error) {
    if (!(error instanceof MomentRefused)) throw error
    process.stdout.write(JSON.stringify({ moment: error.message } satisfies BuildRefused))
  }
}

async function strip(worldId: string): Promise<void> {
  const { imageForCapsule } = await import('@understudy/steering/capsules/capsule-image.ts')
  process.stdout.write(imageForCapsule(await buffer(process.stdin), worldId))
}

async function audit(): Promise<void> {
  const { auditOfImage } = await import('@understudy/steering/audit/audit.ts')
  process.stdout.write(JSON.stringify(await auditOfImage(await buffer(process.stdin))))
}

async function describe(): Promise<void> {
  const { openApi } = await import('./openapi/openapi.ts')
  const { PLACEHOLDERS } = await import('./openapi/described.ts')
  process.stdout.write(JSON.stringify(openApi(PLACEHOLDERS)))
}

async function check(facts: ImageFacts): Promise<void> {
  const { checkedImage } = await import('@understudy/steering/capsules/capsule-image.ts')
  try {
    const { image, ...found } = checkedImage(await buffer(process.stdin), facts)
    write(found, image)
  } catch (error) {
    if (!(error instanceof ControlProblem)) throw error
    write({ problem: error.problem })
  }
}

function write(answer: CheckAnswer, image: Buffer = Buffer.alloc(0)): void {
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(answer)}\n`), image]))
}
