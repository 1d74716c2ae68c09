import { buffer } from 'node:stream/consumers'
import { ScenarioRefused } from '@understudy/platform/scenarios/scenario-refused.ts'
import type { Origin } from '@understudy/platform/storage/world-stores.ts'
import { MomentRefused } from '@understudy/platform/world/clock.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import type { ImageFacts } from '@understudy/steering/capsules/capsule-image.ts'
import type { BuildRefused, CheckAnswer } from './host/child-process.ts'
import './start/node-host.ts'

/**
 * Work that would block the process that answers calls: `build ORIGIN` writes an image to standard output, with the
 * scenario's file, if it has one, on standard input; `check FACTS` validates the image on standard input, `strip WORLD`
 * prepares one for a capsule, `audit` checks the books of one, `describe` writes the OpenAPI document. Each loads what it
 * needs, so that none waits for the others' code.
 */
const [what, given = ''] = process.argv.slice(2)
if (what === 'build') await build(JSON.parse(given) as Origin)
if (what === 'strip') await strip(given)
if (what === 'audit') await audit()
if (what === 'describe') await describe()
if (what === 'check') await check(JSON.parse(given) as ImageFacts)

async function build(origin: Origin): Promise<void> {
  const { buildImage } = await import('@understudy/stage/build-image.ts')
  const file = (await buffer(process.stdin)).toString('utf8')
  if (file !== '') await registerFile(origin.scenario, file)
  try {
    process.stdout.write(buildImage(origin))
  } catch (error) {
    if (!(error instanceof MomentRefused || error instanceof ScenarioRefused)) throw error
    const refused: BuildRefused =
      error instanceof MomentRefused ? { moment: error.message } : { path: error.path, sentence: error.message }
    process.stdout.write(JSON.stringify(refused))
  }
}

/** Makes the scenario of a file known that its server has read. */
async function registerFile(name: string, file: string): Promise<void> {
  const { registerScenarios } = await import('@understudy/seed')
  const { untriedScenarioOf } = await import('@understudy/steering/scenarios/scenario-of.ts')
  registerScenarios('', [untriedScenarioOf(name, file)])
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
