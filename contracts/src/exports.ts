import * as features from './index.ts'

/** Export of an endpoint, such as `favourites.favouriteIds`; undefined for unknown names. */
export function exportedAs(name: string): { feature: string; constant: string } | undefined {
  for (const [feature, members] of Object.entries(features)) {
    if (typeof members !== 'object' || members === null) continue
    for (const [constant, value] of Object.entries(members))
      if (typeof value === 'object' && value !== null && 'surface' in value && 'name' in value && value.name === name)
        return { feature, constant }
  }
  return undefined
}
