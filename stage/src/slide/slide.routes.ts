import { languageOf, platformError, slide } from '@understudy/contracts'
import { type Call, handle } from '@understudy/platform/binding/call.ts'
import { drawGap, genTime, slideRepository } from '@understudy/platform/features/slide/index.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import type { World } from '@understudy/platform/world/world.ts'

export const slideStageRoutes = [
  handle(slide.slidePuzzle, ({ world, params, origins }) => {
    const { gap, scene, language } = openChallenge(world, params.challengeId)
    const { code, dir } = languageOf(language as Call['language'])
    return { gap, scene, language: code, dir, appOrigin: origins.app }
  }),

  handle(slide.solveSlide, ({ world, params, body }) => {
    const { id, gap, tries } = openChallenge(world, params.challengeId)
    const challenges = world.use(slideRepository)
    if (!isRight(world, gap, body.offset)) {
      challenges.change(id, { tries: tries + 1, gap: drawGap(world) })
      throw platformError('slide.check.failed', { remaining: slide.SLIDE.tries - tries - 1 })
    }
    const passedAt = world.now()
    const output = hostRandom.bytes(24).toString('base64url')
    const passToken = hostRandom.bytes(32).toString('hex')
    challenges.change(id, { output, passToken, passedAt })
    return { lot_number: id, captcha_output: output, pass_token: passToken, gen_time: genTime(passedAt) }
  }),
]

function isRight(world: World, gap: number, offset: number): boolean {
  const { slideCheck = 'ask' } = world.setting
  return slideCheck === 'ask' ? Math.abs(offset - gap) <= slide.SLIDE.tolerance : slideCheck === 'pass'
}

/** Returns a puzzle that can still be solved: not passed, not expired, with tries left. */
function openChallenge(world: World, id: string) {
  const challenge = world.use(slideRepository).byId(id)
  if (
    !challenge ||
    challenge.passedAt !== null ||
    challenge.tries >= slide.SLIDE.tries ||
    world.now() >= challenge.createdAt + slide.SLIDE.life
  )
    throw platformError('slide.check.required')
  return challenge
}
