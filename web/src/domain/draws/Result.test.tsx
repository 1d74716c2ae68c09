import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasPrizeTable, tiersOf } from './families.ts'
import { PrizeTable } from './PrizeTable.tsx'
import { Result } from './Result.tsx'

test.each([
  ['K3', '1,4,6', '1 4 6', 3],
  ['PK10', '04,02,01,05,03,10,06,09,07,08', '04 02 01 05 03 10 06 09 07 08', 10],
  ['SIX', '13,28,30,32,37,40|16', '13 28 30 32 37 40 + 16', 7],
  ['SEA_4D', `1618|1629|7973|${'1111,'.repeat(9)}1111|${'2222,'.repeat(9)}2222`, '1618', 4],
] as const)(
  'a lottery result of %s is drawn, and read out as %s',
  { tags: ['LOTT-003'] },
  (group, winningNumber, spoken, figures) => {
    const { container } = render(<Result group={group} winningNumber={winningNumber} />)
    expect(screen.getByText(spoken)).toBeInTheDocument()
    const balls = container.querySelectorAll('bdi > [aria-hidden="true"]')
    expect([...balls].filter(({ textContent }) => textContent !== '+')).toHaveLength(figures)
  },
)

test('a result that is invalid for its lottery is not shown', () => {
  const { container } = render(<Result group="K3" winningNumber="12,4" />)
  expect(container).toBeEmptyDOMElement()
  expect(tiersOf('K3', '')).toEqual([])
})

test('a Thai draw shows prizes by name, with numbers from left to right', { tags: ['LOTT-003'] }, () => {
  render(<PrizeTable group="SEA_THAI" winningNumber="631244|10|486,841|961,154" caption="Prizes" />)
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '1st prize631244',
    'Last two10',
    'First three486841',
    'Last three961154',
  ])
  expect(screen.getByText('631244').closest('bdi')?.getAttribute('dir')).toBe('ltr')
  expect({ hasPrizeTableSEATHAI: hasPrizeTable('SEA_THAI'), hasPrizeTableKENO: hasPrizeTable('KENO') }).toEqual({
    hasPrizeTableSEATHAI: true,
    hasPrizeTableKENO: false,
  })
})
