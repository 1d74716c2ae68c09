import { type MerchantCode, platformError } from '@understudy/contracts'
import { type MerchantConfig, markPath, merchantConfig } from '@understudy/merchants'
import type { Call } from '@understudy/platform/binding/call.ts'
import { type MerchantRow, merchantOfSite, systemRepository } from '@understudy/platform/features/system/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import { merchantCalendar } from '@understudy/platform/world/merchant-calendar.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { stagedSite } from '@understudy/seed'

/** The merchant whose visitors come to a site. */
export interface OpenedSite {
  merchant: MerchantCode
  row: MerchantRow
  config: MerchantConfig
}

type Resource = MerchantRow['resources'][number]

/** Returns the merchant of an existing cricket site; a merchant that names another one has none on the stage. */
export const cricketSiteOf = (world: World, siteId: string): OpenedSite | undefined => {
  const site = siteNamed(world, siteId)
  return site?.row.settings.cricketUrl === '{stage}/cricket/{site}' ? site : undefined
}

/** Returns a site of another party that the merchant's footer links, by its kind and name. */
export function linkedSiteOf(
  world: World,
  siteId: string,
  kind: string,
  name: string,
): (OpenedSite & { resource: Resource }) | undefined {
  const site = siteNamed(world, siteId)
  const resource = site?.row.resources.find(({ url }) => url === stagedSite(kind, name))
  return site && resource && { ...site, resource }
}

function siteNamed(world: World, siteId: string): OpenedSite | undefined {
  const merchant = merchantOfSite(world, siteId)
  if (merchant === undefined) return undefined
  return { merchant, config: merchantConfig(merchant), row: world.use(systemRepository).merchant(merchant) }
}

/** @throws PlatformError `function.not.available` for a site that does not exist */
export function existing<T>(site: T | undefined): T {
  if (!site) throw platformError('function.not.available')
  return site
}

/** What every site says of the merchant. */
export const siteView = (
  { merchant, row, config }: OpenedSite,
  { language, origins }: Pick<Call, 'language' | 'origins'>,
) => ({
  brand: textIn(row.brand, language),
  mark: markPath(config),
  app: {
    home: `${origins.app}/m/home`,
    login: `${origins.app}/m/login`,
    register: `${origins.app}/m/register`,
  },
  timeZone: merchantCalendar(merchant).zone,
})
