import type { LanguageCode, MerchantCode } from '@understudy/contracts'
import { findMerchant } from '@understudy/merchants'
import type { Origins } from '../../binding/platform.ts'
import { hmac } from '../../shared/digests.ts'
import type { World } from '../../world/world.ts'
import { systemRepository } from './system.repository.ts'

/** Returns the id of a merchant's sites on the stage. Its key cannot be guessed from the id of the world. */
function siteOf(world: World, merchant: MerchantCode): string {
  const key = hmac(world.secret(), `site ${merchant}`).toString('hex').slice(0, 24)
  return `${world.id}.${merchant}.${key}`
}

/** Finds the merchant whose sites have this id. */
export function merchantOfSite(world: World, siteId: string): MerchantCode | undefined {
  const merchant = siteId.split('.')[1] ?? ''
  const isOurs = findMerchant(merchant) !== undefined && world.use(systemRepository).has(merchant)
  return isOurs && siteOf(world, merchant) === siteId ? merchant : undefined
}

interface Reader {
  world: World
  merchant: MerchantCode
  language: LanguageCode
  origins: Origins
}

/**
 * Returns what makes addresses of stored ones: `{stage}` stands for the origin of the staged third parties, whose pages
 * open in the reader's language, `{site}` for the id of the merchant's sites there. Others stay as they are.
 */
export function addressesFor({ world, merchant, language, origins }: Reader): (stored: string) => string {
  const site = siteOf(world, merchant)
  return (stored) => {
    if (!stored.startsWith('{stage}')) return stored
    const address = new URL(stored.replace('{stage}', origins.stage).replace('{site}', site))
    address.searchParams.set('language', language)
    return address.href
  }
}
