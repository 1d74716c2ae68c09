import { describe, expect, test } from 'vitest'

import { ENTRIES, type LinkName, leadsTo } from '@/domain/entries/entries'
import { routeAt } from './routes.ts'

const LINKS = (Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).filter(
  (name): name is LinkName => 'to' in ENTRIES[name],
)

describe('the table of entries', () => {
  test('has every address once, and each is a screen of its own', () => {
    const addresses = LINKS.map((name) => leadsTo(name, '/m/mine'))
    expect(addresses.length).toBeGreaterThan(20)
    expect([...new Set(addresses)]).toEqual(addresses)
    for (const address of addresses) expect(routeAt(address.split('?')[0] ?? ''), address).toBeDefined()
  })

  test('only the security centre gets a backUrl', () => {
    const told = LINKS.filter((name) => leadsTo(name, '/m/mine') !== leadsTo(name, '/m/member/home'))
    expect(told).toEqual(['security'])
    expect(leadsTo('security', '/m/member/home')).toBe('/m/securityCenter?backUrl=%2Fm%2Fmember%2Fhome')
  })
})
