import { feature } from '../../binding/feature.ts'
import { captchaRepository } from './captcha.repository.ts'
import { captchaRoutes } from './captcha.routes.ts'
import { captcha as captchas } from './captcha.table.ts'

export { captchaRepository } from './captcha.repository.ts'

export const captcha = feature({
  name: 'captcha',
  tables: [captchas],
  routes: captchaRoutes,
  scheduled: [
    {
      kind: 'captcha.expires',
      upcoming: (world) =>
        world
          .use(captchaRepository)
          .open(world.now())
          .map(({ id, expiresAt }) => ({ at: expiresAt, about: id })),
    },
  ],
  rowLimits: { captcha: { rows: 500 } },
})
