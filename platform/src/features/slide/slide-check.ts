import { type MerchantCode, MORE_FLAGS, platformError, slide } from '@understudy/contracts'
import { areEqual } from '../../shared/digests.ts'
import type { World } from '../../world/world.ts'
import { flagsRepository } from '../system/index.ts'
import { slideRepository } from './slide.repository.ts'

export interface SlideVisitor {
  world: World
  merchant: MerchantCode
  ip: string
}

export const slideWanted = ({ world, merchant }: Pick<SlideVisitor, 'world' | 'merchant'>) =>
  world.use(flagsRepository).isOn(merchant, MORE_FLAGS.slideCheck)

/** Refuses a call without a passed slide check, if the merchant requires one; uses the check up. */
export function requireSlide(
  visitor: SlideVisitor,
  action: slide.SlideAction,
  result: slide.SlideResult | undefined,
): void {
  if (!slideWanted(visitor)) return
  if (!result) throw platformError('slide.check.required')
  if (
    !isPassed(visitor, action, result) ||
    !visitor.world.use(slideRepository).spend(result.lot_number, visitor.world.now())
  )
    throw platformError('slide.check.failed')
}

function isPassed(
  { world, merchant, ip }: SlideVisitor,
  action: slide.SlideAction,
  result: slide.SlideResult,
): boolean {
  const challenge = world.use(slideRepository).byId(result.lot_number)
  if (!challenge?.passToken || !challenge.output || challenge.passedAt === null) return false
  return (
    equal(challenge.passToken, result.pass_token) &&
    equal(challenge.output, result.captcha_output) &&
    result.gen_time === genTime(challenge.passedAt) &&
    challenge.merchant === merchant &&
    challenge.action === action &&
    challenge.ip === ip &&
    world.now() < challenge.passedAt + slide.SLIDE.life
  )
}

export const genTime = (passedAt: number) => String(Math.floor(passedAt / 1000))

const equal = (a: string, b: string) => areEqual(Buffer.from(a), Buffer.from(b))

/** Draws the target of the piece, in percent of the way; far enough from the start that it has to be moved. */
export const drawGap = (world: World): number =>
  slide.SLIDE.from + world.random.below(slide.SLIDE.to - slide.SLIDE.from)
