import { COCKFIGHT_VENDORS, ESPORT_VENDORS } from '@understudy/contracts/client-config'
import type { VendorData } from '@understudy/contracts/games'

export interface VendorCategory {
  category: string
  vendors: VendorData['sorting'][number]['vendorNames']
}

const isIn = (codes: readonly string[], code: string) => codes.includes(code)

/** The real category of vendors in the platform's SPORTS group (spec §3: nine codes are e-sports or cockfight). */
export function kindOfSport(vendor: string): 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' {
  if (isIn(ESPORT_VENDORS, vendor)) return 'ESPORTS'
  return isIn(COCKFIGHT_VENDORS, vendor) ? 'COCKFIGHT' : 'SPORTS'
}

/**
 * Splits the platform's SPORTS group into separate categories: ESPORTS right after SPORTS, COCKFIGHT at the end
 * (spec §4 vendor sorting).
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

/** Merges an ESPORTS category that the platform already has, so that it is not shown twice. */
function joined(categories: VendorCategory[]): VendorCategory[] {
  const byName = new Map<string, VendorCategory>()
  for (const { category, vendors } of categories) {
    const existing = byName.get(category)
    if (existing) existing.vendors = [...existing.vendors, ...vendors]
    else byName.set(category, { category, vendors })
  }
  return [...byName.values()]
}

/** The initial category (spec §4): the first available, or HOT. */
export const firstCategory = (categories: readonly VendorCategory[]): string => categories[0]?.category ?? 'HOT'
