import { describe, expect, test } from 'vitest'

import { ENTRIES, entryPath, type LinkName } from '@/domain/entries/entries'
import { routeAt } from './routes.ts'

const LINKS = (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).filter(
  (name): name is LinkName => 'to' in ENTRIES[name],
)

describe('the table of entries', () => {
  test('the table of entries has every address once, each with a screen of its own', () => {
    const addresses = LINKS.map((name) => entryPath(name, '/m/mine'))
    expect(addresses.length).toBeGreaterThan(20)
    expect([...new Set(addresses)]).toEqual(addresses)
    for (const address of addresses) expect(routeAt(address.split('?')[0] ?? ''), address).toBeDefined()
  })

  test('only the security centre gets a backUrl', () => {
    const differing = LINKS.filter((name) => entryPath(name, '/m/mine') !== entryPath(name, '/m/member/home'))
    expect(differing).toEqual(['security'])
    expect(entryPath('security', '/m/member/home')).toBe('/m/securityCenter?backUrl=%2Fm%2Fmember%2Fhome')
  })
})
