import { COCKFIGHT_VENDORS, ESPORT_VENDORS } from '@understudy/contracts/client-config'
import type { VendorData } from '@understudy/contracts/games'

export interface VendorCategory {
  category: string
  vendors: VendorData['sorting'][number]['vendorNames']
}

const isIn = (codes: readonly string[], code: string) => codes.includes(code)

/** What a vendor of the platform's SPORTS group really offers (spec §3: nine codes are e-sport or cockfight). */
export function kindOfSport(vendor: string): 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' {
  if (isIn(ESPORT_VENDORS, vendor)) return 'ESPORTS'
  return isIn(COCKFIGHT_VENDORS, vendor) ? 'COCKFIGHT' : 'SPORTS'
}

/**
 * The platform keeps e-sport and cockfight inside SPORTS. Here they become categories of their own:
 * ESPORTS right after SPORTS, COCKFIGHT last of all (spec §4 vendor sorting).
 */
export function sortVendors(sorting: VendorData['sorting']): VendorCategory[] {
  const cockfight: VendorCategory = { category: 'COCKFIGHT', vendors: [] }
  const sorted = sorting.flatMap(({ gameCategory, vendorNames }): VendorCategory[] => {
    if (gameCategory === 'COCKFIGHT') {
      cockfight.vendors.push(...vendorNames)
      return []
    }
    if (gameCategory !== 'SPORTS') return [{ category: gameCategory, vendors: vendorNames }]
    const ofKind = (kind: string) => vendorNames.filter(({ vassalage }) => kindOfSport(vassalage) === kind)
    cockfight.vendors.push(...ofKind('COCKFIGHT'))
    return [
      { category: 'SPORTS', vendors: ofKind('SPORTS') },
      { category: 'ESPORTS', vendors: ofKind('ESPORTS') },
    ]
  })
  return [...joined(sorted), cockfight].filter(({ vendors }) => vendors.length > 0)
}

/** A platform that already has ESPORTS apart must not show it twice. */
function joined(categories: VendorCategory[]): VendorCategory[] {
  const byName = new Map<string, VendorCategory>()
  for (const { category, vendors } of categories) {
    const known = byName.get(category)
    if (known) known.vendors = [...known.vendors, ...vendors]
    else byName.set(category, { category, vendors })
  }
  return [...byName.values()]
}

/** The category that is current at first (spec §4): the first one there is, HOT without any. */
export const firstCategory = (categories: readonly VendorCategory[]): string => categories[0]?.category ?? 'HOT'
