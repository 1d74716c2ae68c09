import { describe, expect, test } from 'vitest'
import { ageOn, dayOf, isOldEnough } from './age.ts'

const TODAY = '2026-11-21'

describe('the age of a player', () => {
  test.each([
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2005-11-21', 21],
    ['2005-12-01', 20],
    ['2026-11-21', 0],
  ])('a player born on %s is %d years old', { tags: ['VALID-022'] }, (birthday, age) =>
    expect(ageOn(birthday, TODAY)).toBe(age),
  )

  test.each([
    [undefined, [false, true, true, true]],
    [18, [false, true, true, true]],
    [21, [false, false, false, true]],
  ])(
    'the setting %s decides for the ages 17, 18, 20 and 21',
    { tags: ['VALID-022', 'VALID-026'] },
    (minimum, allowed) => {
      const born = ['2009-01-01', '2008-01-01', '2006-01-01', '2005-01-01']
      expect(born.map((birthday) => isOldEnough(birthday, TODAY, minimum))).toEqual(allowed)
    },
  )

  test('the age of a player counts days in UTC', { tags: ['VALID-022'] }, () =>
    expect(dayOf(Date.parse('2026-11-21T23:59:59Z'))).toBe(TODAY),
  )

  test('a birthday on a leap day is completed on the first of March', () => {
    expect({
      dayBefore: isOldEnough('2008-02-29', '2026-02-28'),
      dayAfter: isOldEnough('2008-02-29', '2026-03-01'),
    }).toEqual({ dayBefore: false, dayAfter: true })
  })

  test.each(['', '2008-02-30', '08-02-01', '2008-13-01', 'yesterday', '1700-01-01', '2030-01-01'])(
    'the birthday %j is refused',
    (birthday) => expect(isOldEnough(birthday, TODAY)).toBe(false),
  )
})
