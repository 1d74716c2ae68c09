import { feature } from '../../binding/feature.ts'
import { captchaRepository } from './captcha.repository.ts'
import { captchaRoutes } from './captcha.routes.ts'

export const captcha = feature({
  name: 'captcha',
  timeless: ['captcha'],
  routes: captchaRoutes,
  due: {
    'captcha.expires': (world, now) =>
      world
        .use(captchaRepository)
        .open(now)
        .map(({ id, expiresAt }) => ({ at: expiresAt, about: id })),
  },
  rowLimits: { captcha: { rows: 500 } },
})
