import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const captcha = endpoint({
  name: 'captcha.image',
  method: 'GET',
  path: '/wps/captcha',
  access: 'guest',
  summary: 'Returns a new captcha as base64 SVG, bound to the captchaId cookie, for one attempt within five minutes.',
  flag: 'CAPTCHA3',
  reply: z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/)),
  origin: 'specified',
  requirements: ['API-008', 'LOGIN-012'],
})
