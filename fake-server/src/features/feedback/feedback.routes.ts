import { feedback, MODULES, platformError } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import { textIn } from '../../world/texts.ts'
import { captchaRepository } from '../captcha/index.ts'
import { flagsRepository } from '../system/index.ts'
import { feedbackRepository } from './feedback.repository.ts'

type SendCall = CallOf<typeof feedback.sendFeedback>

export const feedbackRoutes = [
  handle(feedback.sendFeedback, (call) => {
    const { world, caller, body } = call
    if (body.sender !== caller.username) throw platformError('field.invalid', { fields: { sender: ['pattern'] } })
    const repository = world.use(feedbackRepository)
    const now = world.now()
    const { memberId } = caller
    const free = (repository.lastAt(memberId, now) ?? Number.NEGATIVE_INFINITY) + feedback.FEEDBACK_PAUSE
    // Refused before the captcha is looked at: the picture is good for one look only.
    if (now < free) throw platformError('feedback.too_often', { retryAfter: Math.ceil((free - now) / 1000) })
    redeemCaptcha(call)
    return {
      id: repository.add({ memberId, sender: body.sender, type: body.type, content: body.content.trim(), at: now }),
    }
  }),

  handle(feedback.sentFeedback, ({ world, caller, language }) =>
    world
      .use(feedbackRepository)
      .of(caller.memberId)
      .map(({ memberId: _memberId, answer, type, ...row }) => ({
        ...row,
        type: type as feedback.Feedback['type'],
        answer: answer && textIn(answer, language),
      })),
  ),
]

function redeemCaptcha({ world, merchant, body, cookies }: SendCall): void {
  if (!world.use(flagsRepository).isOn(merchant, MODULES.captcha)) return
  if (body.captcha === '') throw platformError('login.captcha.required', { captcha: true })
  if (!world.use(captchaRepository).redeem(cookies.captchaId, body.captcha, world.now()))
    throw platformError('captcha.invalid', { captcha: true })
}
