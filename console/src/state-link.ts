import type { MerchantCode } from '@understudy/contracts/client-config'
import {
  createWorld,
  deleteWorld,
  type FaultRule,
  getClock,
  getFaults,
  getLuck,
  getSettings,
  getWorld,
  makeLink,
  patchSettings,
  type WorldSettings,
} from '@understudy/contracts/control'
import { STATE_PARAMETERS } from '@understudy/contracts/control/links'
import { languageCode } from '@/shared/i18n'
import { addressOf, pathHere } from '@/shared/navigation/base'
import { session } from '@/shared/session'
import { worldParams } from './actions.ts'
import { steer } from './steer.ts'

/** URL parameters that would lead to another world than the one the link creates. */
const OF_THE_LINK = [...STATE_PARAMETERS, 'storage', 'until', 'sig']

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
  /** Only where it differs from a fresh world's. */
  outage: readonly string[] | undefined
  country: string | undefined
  luck: readonly string[]
  faults: readonly FaultRule[]
  /** The world's time, epoch ms. */
  at: number
  lang: string
  theme: string
}

/** What a link cannot carry, unlike a capsule: names of texts. */
export type LeftOut = 'faults' | 'luck' | 'settings' | 'data'

/** `/m/route?scenario=…&as=…&flags=ON,-OFF&at=…&lang=…&theme=…`: whoever opens it gets a new world in this state. */
export function linkTo({ origin, route, flags, outage, luck, faults, at, ...state }: LinkState): string {
  const url = new URL(route, origin)
  for (const name of OF_THE_LINK) url.searchParams.delete(name)
  const { scenario, merchant, as, country, lang, theme } = state
  const values = {
    scenario,
    merchant,
    as,
    flags: Object.entries(flags)
      .map(([id, on]) => (on ? id : `-${id}`))
      .join(','),
    // Open where a fresh world of the scenario is closed.
    outage: outage && (outage.join(',') || 'none'),
    country,
    luck: luck.join(','),
    faults: faults.flatMap((rule) => faultText(rule) ?? []).join(','),
    at: new Date(at).toISOString(),
    lang,
    theme,
  }
  for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value)
  return url.href.replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** A rule as links write it: `games.list:drop`; undefined for one with conditions, or figures of its own. */
export function faultText({ endpoint, kind, code, ms, shape, ...more }: FaultRule): string | undefined {
  if (Object.values(more).some((value) => value !== undefined)) return undefined
  if (kind === 'error') return `${endpoint}:${code}`
  if (kind === 'latency') return `${endpoint}:${ms}ms`
  if (kind === 'network') return shape && ms === undefined ? `${endpoint}:${shape}` : undefined
  return `${endpoint}:${kind}`
}

/** Switches of one world that are not as in the other. */
export const differing = (now: Readonly<Record<string, boolean>>, usual: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(now).filter(([id, on]) => (usual[id] ?? false) !== on))

/**
 * Builds the link of the present state, signed where the server has a token, and names what it leaves out. A short-lived
 * world tells the scenario's defaults, which the link omits.
 */
export async function presentLink(): Promise<{ link: string; leftOut: LeftOut[] }> {
  const params = worldParams()
  const [world, settings, clock, luck, { rules: rulesWithCounts }] = await Promise.all([
    steer(getWorld, { params }),
    steer(getSettings, { params }),
    steer(getClock, { params }),
    steer(getLuck, { params }),
    steer(getFaults, { params }),
  ])
  const usual = await usualSettings(world.scenario, settings.merchant)
  const rules = rulesWithCounts.map(({ calls: _, hits: __, ...rule }) => rule)
  const isForAll = luck.vendor === undefined && luck.nodeId === undefined
  const me = session.get()
  const plain = linkTo({
    origin: location.origin,
    route: pathHere() + location.search,
    scenario: world.scenario,
    merchant: settings.merchant === usual.merchant ? undefined : settings.merchant,
    as: me && (me.type === 4 ? 'trial' : me.userName),
    flags: differing(settings.flags, usual.settings.flags),
    outage: isEqual(settings.status, usual.settings.status) ? undefined : outageIn(settings),
    country: settings.country === usual.settings.country ? undefined : settings.country,
    luck: isForAll ? luck.next : [],
    faults: rules,
    at: clock.now,
    lang: languageCode(),
    theme: document.documentElement.dataset.theme ?? 'dark',
  })
  const leftOut = {
    faults: rules.some((rule) => faultText(rule) === undefined),
    luck: !isForAll && luck.next.length > 0,
    settings: !isEqual(furtherIn(settings), furtherIn(usual.settings)),
    data: world.calls > 0,
  }
  const { pathname, search } = new URL(plain)
  const { link, until } = await steer(makeLink, { body: { address: pathname + search } })
  const address = until === null ? pathname + search : link
  return {
    link: location.origin + addressOf(address),
    leftOut: (Object.keys(leftOut) as LeftOut[]).filter((part) => leftOut[part]),
  }
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const outageIn = ({ status }: WorldSettings) => [
  ...(status.maintenance ? ['maintenance'] : []),
  ...(status.regionRestriction ? ['region'] : []),
]

/** The settings that have no place in a link. */
const furtherIn = ({ merchant: _, merchants: __, flags: ___, status: ____, country: _____, ...more }: WorldSettings) =>
  more

/** The merchant a fresh world of the scenario begins with, and the settings of another one in it. */
async function usualSettings(scenario: string, merchant: MerchantCode) {
  const fresh = await steer(createWorld, { body: { scenario } })
  const params = { id: fresh.id }
  try {
    return { merchant: fresh.merchant, settings: await steer(patchSettings, { params, body: { merchant } }) }
  } finally {
    await steer(deleteWorld, { params })
  }
}
