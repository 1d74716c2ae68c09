import { buffer } from 'node:stream/consumers'
import type { control } from '@understudy/contracts'
import { auditOfImage } from './control/audit.ts'
import { type CheckedImage, checkedImage, imageForCapsule } from './control/capsule-image.ts'
import { ControlProblem } from './control/problem.ts'
import { openApi, PLACEHOLDERS } from './host/openapi.ts'
import { buildImage } from './seeding.ts'
import { MomentRefused } from './world/clock.ts'
import type { Origin } from './world/world.ts'

/** The first line of a check's output; the checked image follows it. */
export type CheckAnswer = Omit<CheckedImage, 'image'> | { problem: control.Problem }

/** Written instead of an image when the origin's dates are out of range. */
export interface BuildRefused {
  moment: string
}

/**
 * Work that would block the process that answers calls: `build ORIGIN` writes an image to standard output, `check FACTS`
 * validates the image on standard input, `strip WORLD` prepares one for a capsule, `audit` checks the books of one,
 * `describe` writes the OpenAPI document.
 */
const [what, given = ''] = process.argv.slice(2)
if (what === 'build') build(JSON.parse(given) as Origin)
if (what === 'strip') process.stdout.write(imageForCapsule(await buffer(process.stdin), given))
if (what === 'audit') process.stdout.write(JSON.stringify(await auditOfImage(await buffer(process.stdin))))
if (what === 'describe') process.stdout.write(JSON.stringify(openApi(PLACEHOLDERS)))
if (what === 'check') await check(JSON.parse(given) as control.CapsuleFacts)

function build(origin: Origin): void {
  try {
    process.stdout.write(buildImage(origin))
  } catch (error) {
    if (!(error instanceof MomentRefused)) throw error
    process.stdout.write(JSON.stringify({ moment: error.message } satisfies BuildRefused))
  }
}

async function check(facts: control.CapsuleFacts): Promise<void> {
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
