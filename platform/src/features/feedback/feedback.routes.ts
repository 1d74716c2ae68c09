import { feedback, MODULES, platformError } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { captchaRepository } from '../captcha/index.ts'
import { plainWords } from '../chat/index.ts'
import { flagsRepository } from '../system/index.ts'
import { cleanPicture, pictureAddress, uploadsRepository } from '../uploads/index.ts'
import { feedbackRepository } from './feedback.repository.ts'

/** Uploaded pictures are scaled down to fit this size. */
const PICTURE = { side: 1_024, fit: 'inside' } as const

type SendCall = CallOf<typeof feedback.sendFeedback>

export const feedbackRoutes = [
  handle(feedback.sendFeedback, (call) => {
    const { world, caller, body } = call
    if (body.sender !== caller.username) throw platformError('field.invalid', { fields: { sender: ['pattern'] } })
    const repository = world.use(feedbackRepository)
    const now = world.now()
    const { memberId } = caller
    const free = (repository.lastAt(memberId, now) ?? Number.NEGATIVE_INFINITY) + feedback.FEEDBACK_PAUSE
    // Checked before the captcha, because every check uses the captcha up.
    if (now < free) throw platformError('feedback.too_often', { retryAfter: Math.ceil((free - now) / 1000) })
    if (!world.use(uploadsRepository).areOf('feedback', memberId, body.images))
      throw platformError('field.invalid', { fields: { images: ['pattern'] } })
    redeemCaptcha(call)
    const { sender, type, images } = body
    return { id: repository.add({ memberId, sender, type, images, content: plainWords(body.content), at: now }) }
  }),

  handle(feedback.uploadFeedbackImage, async ({ world, caller: { memberId }, file }) => {
    if (!file) throw platformError('field.invalid', { fields: { image: ['required'] } })
    const recent = () => world.use(uploadsRepository).since('feedback', memberId, world.now() - feedback.FEEDBACK_PAUSE)
    const tooOften = () => platformError('feedback.too_often', { retryAfter: feedback.FEEDBACK_PAUSE / 1000 })
    if (recent() >= feedback.MOST_UPLOADS) throw tooOften()
    const bytes = await cleanPicture(file.bytes, PICTURE)
    // More pictures may have been uploaded while this one was processed.
    if (recent() >= feedback.MOST_UPLOADS) throw tooOften()
    return { image: world.use(uploadsRepository).keep('feedback', memberId, bytes, world.now()) }
  }),

  handle(feedback.sentFeedback, ({ world, caller, language }) =>
    world
      .use(feedbackRepository)
      .of(caller.memberId)
      .map(({ memberId: _memberId, answer, type, images, ...row }) => ({
        ...row,
        images: images.map((name) => pictureAddress(world.id, name)),
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
