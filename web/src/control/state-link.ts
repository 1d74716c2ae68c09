import type { MerchantCode } from '@understudy/contracts/client-config'
import {
  createWorld,
  deleteWorld,
  getClock,
  getSettings,
  getWorld,
  makeLink,
  patchSettings,
} from '@understudy/contracts/control'
import { languageCode } from '@/shared/i18n'
import { session } from '@/shared/session'
import { worldParams } from './actions.ts'
import { steer } from './steer.ts'

/** URL parameters that would lead to another world than the one the link creates. */
const OF_THE_LINK = [
  'world',
  'scenario',
  'as',
  'flags',
  'faults',
  'at',
  'lang',
  'theme',
  'merchant',
  'storage',
  'until',
  'sig',
]

export interface LinkState {
  origin: string
  /** Path and search of the app. */
  route: string
  scenario: string
  /** Only where it differs from the scenario's own. */
  merchant: string | undefined
  as: string | undefined
  /** Switches that differ from those the merchant has in a fresh world. */
  flags: Readonly<Record<string, boolean>>
  /** The world's time, epoch ms. */
  at: number
  lang: string
  theme: string
}

/** `/m/route?scenario=…&as=…&flags=ON,-OFF&at=…&lang=…&theme=…`: whoever opens it gets a new world in this state. */
export function linkTo({ origin, route, scenario, merchant, as, flags, at, lang, theme }: LinkState): string {
  const url = new URL(route, origin)
  for (const name of OF_THE_LINK) url.searchParams.delete(name)
  url.searchParams.set('scenario', scenario)
  if (merchant) url.searchParams.set('merchant', merchant)
  if (as) url.searchParams.set('as', as)
  const changed = Object.entries(flags).map(([id, on]) => (on ? id : `-${id}`))
  if (changed.length > 0) url.searchParams.set('flags', changed.join(','))
  url.searchParams.set('at', new Date(at).toISOString())
  url.searchParams.set('lang', lang)
  url.searchParams.set('theme', theme)
  return url.href.replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** Switches of one world that are not as in the other. */
export const differing = (now: Readonly<Record<string, boolean>>, usual: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(now).filter(([id, on]) => (usual[id] ?? false) !== on))

/** Builds the link of the present state, signed where the server has a token. A short-lived world tells the scenario's defaults, which the link omits. */
export async function presentLink(): Promise<string> {
  const params = worldParams()
  const [world, settings, clock] = await Promise.all([
    steer(getWorld, { params }),
    steer(getSettings, { params }),
    steer(getClock, { params }),
  ])
  const usual = await usualSettings(world.scenario, settings.merchant)
  const me = session.get()
  const plain = linkTo({
    origin: location.origin,
    route: location.pathname + location.search,
    scenario: world.scenario,
    merchant: settings.merchant === usual.merchant ? undefined : settings.merchant,
    as: me && (me.type === 4 ? 'trial' : me.userName),
    flags: differing(settings.flags, usual.flags),
    at: clock.now,
    lang: languageCode(),
    theme: document.documentElement.dataset.theme ?? 'dark',
  })
  const { pathname, search } = new URL(plain)
  const { link, until } = await steer(makeLink, { body: { address: pathname + search } })
  return until === null ? plain : location.origin + link
}

/** The merchant a fresh world of the scenario begins with, and the switches of another one in it. */
async function usualSettings(scenario: string, merchant: MerchantCode) {
  const fresh = await steer(createWorld, { body: { scenario } })
  const params = { id: fresh.id }
  try {
    const { flags } = await steer(patchSettings, { params, body: { merchant } })
    return { merchant: fresh.merchant, flags }
  } finally {
    await steer(deleteWorld, { params })
  }
}
