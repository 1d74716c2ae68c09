import { control, isPseudoLocale } from '@understudy/contracts'
import { keysForgottenAt } from '@understudy/contracts/storage-keys'
import { handle, worldNamed } from '../api/control-call.ts'
import { ControlProblem, invalidField } from '../api/control-problem.ts'
import { languageValues } from '../links/links.ts'
import { houseOf, signIn } from '../operations/accounts.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'
import type { Phones } from './phones.ts'

export const phoneRoutes = ({ phones }: { phones: Phones }) => [
  handle(control.getPhones, () => ({
    console: phones.origins?.console ?? null,
    phones: [...(phones.origins?.phones ?? [])],
  })),

  handle(control.openPhone, ({ worlds, params, body, request }) => {
    const { phone, as, language, theme, route } = body
    const world = worldNamed(worlds, params.id)
    const origins = phones.origins?.phones ?? []
    const origin = origins[phone - 1]
    if (origins.length === 0)
      throw new ControlProblem(
        409,
        'phones.off',
        'No phones',
        'Phones side by side need hosts of their own: set PHONE_ORIGINS.',
      )
    if (origin === undefined) throw invalidField('phone', `there are ${origins.length}`)
    // Logging in a member of another merchant would switch the brand of every phone in the world.
    const house = as === undefined ? undefined : houseOf(world, as)
    if (house !== undefined && house !== world.merchant)
      throw invalidField('as', `${as} plays at ${house}, and the world shows ${world.merchant}`)
    const session = as === undefined ? undefined : signIn(world, as, { ip: world.setting.ip || request.ip })
    if (session) emitControlChanged(world, 'session')
    const address = phones.prepare({
      world: world.id,
      origin,
      route,
      language: language === undefined || isPseudoLocale(language) ? undefined : language,
      values: {
        ...Object.fromEntries(keysForgottenAt('logout').map((key) => [key, null])),
        autoLogin: null,
        ...(session && { MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' }),
        ...(language && languageValues(language)),
        ...(theme && { theme }),
      },
    })
    return { address }
  }),
]
