import { describe, expect, test } from 'vitest'
import { among, isNarrowed, readSelection } from './use-selection.ts'

const accepts = { kind: among(['game', 'deposit']), direction: among(['in', 'out']) }
const selectionOf = (search: string) => readSelection(new URLSearchParams(search), accepts, 'week')

describe('the selection of a record', { tags: ['RECORDS-006'] }, () => {
  test('the selection of a record is the default one for an empty address', () => {
    expect(selectionOf('')).toEqual({ span: 'week', filter: {} })
  })

  test('the selection of a record is in the address: period or days, and filters', () => {
    expect(selectionOf('days=month&kind=game')).toEqual({ span: 'month', filter: { kind: 'game' } })
    const days = { startDate: '2026-02-08', endDate: '2026-03-10' }
    expect(selectionOf('from=2026-02-08&to=2026-03-10&direction=out')).toEqual({
      span: days,
      filter: { direction: 'out' },
    })
  })

  test.each([
    ['days that are more than 31', 'from=2026-02-07&to=2026-03-10'],
    ['days that end before they start', 'from=2026-03-10&to=2026-03-09'],
    ['a day that does not exist', 'from=2026-02-30&to=2026-03-01'],
    ['half a range', 'from=2026-03-01'],
    ['a period and a kind nobody knows', 'days=century&kind=%3Cscript%3E'],
  ])('the selection of a record ignores %s', (_what, search) => {
    expect(selectionOf(search)).toEqual({ span: 'week', filter: {} })
  })

  test('the selection of a record is filtered, but its days are not', () => {
    expect(isNarrowed(selectionOf('days=month'))).toBe(false)
    expect(isNarrowed(selectionOf('kind=deposit'))).toBe(true)
  })
})
