import { COCKFIGHT_VENDORS, ESPORT_VENDORS } from '@understudy/contracts/client-config'
import { describe, expect, test } from 'vitest'
import { firstCategory, kindOfSport, sortVendors } from './sort-vendors.ts'

const vendor = (vassalage: string) => ({
  vassalage,
  accountTypeName: vassalage,
  displayName: vassalage,
  icon: '/img/x',
})
const group = (gameCategory: string, ...codes: string[]) => ({ gameCategory, vendorNames: codes.map(vendor) })
const shape = (sorting: Parameters<typeof sortVendors>[0]) =>
  sortVendors(sorting).map(({ category, vendors }) => [category, vendors.map(({ vassalage }) => vassalage).join()])

describe('vendor sorting', () => {
  test('SPORTS splits into SPORTS, ESPORTS right after it and COCKFIGHT at the very end', {
    tags: ['GAMES-015'],
  }, () => {
    expect(shape([group('RNG', 'NP'), group('SPORTS', 'FB', 'IMES', 'DS88', 'U9W'), group('LOTT', 'TCG_SEA')])).toEqual(
      [
        ['RNG', 'NP'],
        ['SPORTS', 'FB,U9W'],
        ['ESPORTS', 'IMES'],
        ['LOTT', 'TCG_SEA'],
        ['COCKFIGHT', 'DS88'],
      ],
    )
  })

  test('a kind without vendors is no lobby category, and none is listed twice', () => {
    expect(shape([group('SPORTS', 'FB')])).toEqual([['SPORTS', 'FB']])
    expect(shape([group('COCKFIGHT', 'SV3'), group('SPORTS', 'AV'), group('ESPORTS', 'TF')])).toEqual([
      ['ESPORTS', 'AV,TF'],
      ['COCKFIGHT', 'SV3'],
    ])
  })

  test('five vendors count as e-sport and four as cockfight, others as sports', { tags: ['GAMES-016'] }, () => {
    expect(ESPORT_VENDORS).toEqual(['AV', 'IMES', 'IA', 'AI', 'TF'])
    expect(COCKFIGHT_VENDORS).toEqual(['DS88', 'DIG', 'WGB', 'SV3'])
    for (const code of ['AV', 'IMES', 'IA', 'AI', 'TF']) expect(kindOfSport(code), code).toBe('ESPORTS')
    for (const code of ['DS88', 'DIG', 'WGB', 'SV3']) expect(kindOfSport(code), code).toBe('COCKFIGHT')
    for (const code of ['FB', 'U9W', 'SV', 'AVX']) expect(kindOfSport(code), code).toBe('SPORTS')
  })

  test('the first category becomes current, HOT when there is none', { tags: ['GAMES-017'] }, () => {
    expect(firstCategory(sortVendors([group('LIVE', 'BH'), group('RNG', 'NP')]))).toBe('LIVE')
    expect(firstCategory([])).toBe('HOT')
  })
})
