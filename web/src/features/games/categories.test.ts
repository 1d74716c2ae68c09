import { PACK_LANGUAGES } from '@understudy/contracts/languages'
import { describe, expect, test } from 'vitest'
import { setLanguage, text } from '@/shared/i18n'
import { CATEGORIES, categoriesShown, categoryLabel, filterOf, inTwoRows, isGameListType, TABS } from './categories.ts'

describe('the category menu', () => {
  test('the category menu has its sixteen entries in order', { tags: ['HOME-006'] }, () => {
    expect(CATEGORIES.join(' ')).toBe(
      'HOME HOT FAV NEW_GAME BGS BG RNG LIVE FISH PVP SPORTS ESPORTS LOTT ELOTT COCKFIGHT REWARD',
    )
  })

  test('the scrolling category menu hides HOME and adds PROMO', { tags: ['HOME-008'] }, () => {
    expect(TABS).not.toContain('HOME')
    expect(TABS).toContain('PROMO')
    expect(
      CATEGORIES.filter((category) => category !== 'HOME' && !(TABS as readonly string[]).includes(category)),
    ).toEqual([])
  })

  test('every category has a label of its own in each language', { tags: ['HOME-009'] }, async () => {
    for (const language of PACK_LANGUAGES) {
      await setLanguage(language)
      const labels = [...CATEGORIES, 'PROMO' as const].map((category) => text(categoryLabel(category)))
      expect(new Set(labels).size, language).toBe(17)
    }
    await setLanguage('EN')
    expect({ BG: text(categoryLabel('BG')), BGS: text(categoryLabel('BGS')) }).toEqual({
      BG: 'Board games',
      BGS: 'Bonus games',
    })
  })

  test('the category menu leaves out types without vendors once those are loaded', () => {
    expect(categoriesShown(['HOT', 'RNG', 'FISH'], undefined)).toEqual(['HOT', 'RNG', 'FISH'])
    expect(categoriesShown(['HOT', 'RNG', 'FISH'], ['RNG'])).toEqual(['HOT', 'RNG'])
  })
})

test('game-list types are RNG, FISH, LIVE and PVP', { tags: ['HOME-012'] }, () => {
  expect(CATEGORIES.filter(isGameListType)).toEqual(['RNG', 'LIVE', 'FISH', 'PVP'])
})

test.each([
  [9, 5, 4],
  [8, 4, 4],
  [3, 2, 1],
  [1, 1, 0],
  [0, 0, 0],
])('%i games of a shelf make rows of %i and %i', { tags: ['HOME-011'] }, (count, first, second) => {
  const games = Array.from({ length: count }, (_, index) => index)
  const rows = inTwoRows(games)
  expect(rows.map((row) => row.length)).toEqual([first, second])
  expect(rows.flat()).toEqual(games)
})

test('each category requests its own games', () => {
  expect(filterOf('FISH')).toEqual({ gameType: 'FISH' })
  expect(filterOf('NEW_GAME')).toEqual({ isNew: '1' })
  expect(filterOf('HOT')).toEqual({ isHot: '1' })
  expect(filterOf('BG')).toEqual({ gameType: 'RNG', gameClassify: 'Table' })
  expect(filterOf('FAV')).toEqual({})
})
