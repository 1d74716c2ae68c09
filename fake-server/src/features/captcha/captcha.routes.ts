import { createRequire } from 'node:module'
import { captcha } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import { captchaRepository } from './captcha.repository.ts'

const LIFE_MS = 5 * 60_000
const DIGITS = 4

export const captchaRoutes = [
  handle(captcha.captcha, ({ world, setCookie }) => {
    const id = hostRandom.uuid()
    const answer = world.random.digits(DIGITS)
    world.use(captchaRepository).add({ id, answer, expiresAt: world.now() + LIFE_MS })
    world.outbox.send({ kind: 'captcha', to: id, text: `Captcha ${answer}`, code: answer })
    setCookie('captchaId', id, LIFE_MS / 1000)
    return Buffer.from(drawDigits(answer)).toString('base64')
  }),
]

type Draw = typeof import('svg-captcha/lib/index.js').default
/** Loads the library at the first use: it parses a font, which would delay the server's start. */
const drawing = (): Draw => createRequire(import.meta.url)('svg-captcha/lib/index.js')

const drawDigits = (text: string) =>
  // With a background option, the library picks pale random colours; with our own background the digits stay dark.
  drawing()(text, { width: 120, height: 44, fontSize: 46, noise: 2 }).replace(
    '>',
    '><rect width="100%" height="100%" rx="8" fill="#eef2f8"/>',
  )
