import { captcha } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { handle } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import { captchaRepository } from './captcha.repository.ts'
import { drawCaptcha } from './draw-captcha.ts'

const LIFE_MS = 5 * MINUTE
const DIGITS = 4

export const captchaRoutes = [
  handle(captcha.captcha, ({ world, setCookie }) => {
    const id = hostRandom.uuid()
    const answer = world.random.digits(DIGITS)
    world.use(captchaRepository).add({ id, answer, expiresAt: world.now() + LIFE_MS })
    world.outbox.send({ kind: 'captcha', to: id, text: `Captcha ${answer}`, code: answer })
    setCookie('captchaId', id, LIFE_MS / 1000)
    return Buffer.from(drawCaptcha(answer, world.random)).toString('base64')
  }),
]
