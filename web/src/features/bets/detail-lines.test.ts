import { describe, expect, test } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { linesOf } from './detail-lines.ts'

describe('detail lines of a bet', () => {
  test('the lines of a bet have a fixed order and are written in words', () => {
    const lines = linesOf({ odds: 219, side: 'home', betId: 'x', about: '70001', home: 'Marjan', winner: 'away' })
    expect(lines.map(({ value }) => value)).toEqual(['70001', 'Marjan', 'home', '2.19', 'away'])
    expect(lines.map(({ name }) => name)).toEqual(['Match or round', 'Home', 'Side', 'Odds', 'Winner'])
  })

  test.each([
    ['small,even', 'small · even'],
    ['b|o,e|', 'big | odd · even | '],
    ['anyTriple', 'three alike'],
    ['starter,consolation', 'starter · consolation'],
    ['1,4,8,9', '1,4,8,9'],
    ['12|7', '12|7'],
    ['something', 'something'],
  ])('a bet names picks in words and leaves figures alone: %s', (content, value) => {
    expect(linesOf({ content })).toEqual([{ name: 'Picked', value }])
  })

  test('options of a lottery are said in every language', async () => {
    await setLanguage('UR')
    expect(linesOf({ content: 'small,even' })).toEqual([{ name: 'انتخاب', value: 'چھوٹا · جفت' }])
    await setLanguage('UR-LA')
    expect(linesOf({ content: 'dragon' })).toEqual([{ name: 'Intekhab', value: 'azhdaha' }])
    await setLanguage('EN')
  })

  test('a detail without a name is not shown', () => {
    const inner = { order: 9, playId: 3, prizeMode: 'lott', mode: '1', series: 1950, multiple: 2, stakes: 1, phase: 0 }
    const score = { home: '142/3 (25)', away: '120/5 (25)' }
    const lines = linesOf({ ...inner, streak: 3, numero: '20260310-101', score })
    expect(lines).toEqual([
      { name: 'Issue', value: '20260310-101' },
      { name: 'Score', value: 'home \u2066142/3 (25)\u2069 · away \u2066120/5 (25)\u2069' },
    ])
  })
})
