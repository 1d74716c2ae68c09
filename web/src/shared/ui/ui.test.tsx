import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { formatAmount, maskOf } from '@/shared/format/money'
import { ArtImage } from './ArtImage.tsx'
import { Badge } from './Badge.tsx'
import { Celebration } from './Celebration.tsx'
import { Money } from './Money.tsx'
import { RowContents, Rows } from './Rows.tsx'

describe('Badge', () => {
  test.each([
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('Badge shows %i unread as %s', { tags: ['CONST-032'] }, (count, shown) => {
    const { container } = render(<Badge count={count} label="unread" />)
    expect(container.querySelector('bdi')?.textContent ?? null).toBe(shown)
  })
})

test.each([
  [{ amount: 90, stake: 10 }, undefined, 0],
  [{ amount: 100, stake: 10 }, 'fine', 12],
  [{ amount: 500, stake: 10 }, 'big', 24],
  [{ amount: 2_000, stake: 10 }, 'huge', 36],
  [{ amount: 2_000 }, 'fine', 12],
])('a win is celebrated by how many times its stake it is: %o', (winnings, size, coins) => {
  const { container } = render(<Celebration title="Won" symbol="Rs" {...winnings} />)
  expect(container.querySelectorAll('i')).toHaveLength(coins)
  expect(container.firstElementChild?.getAttribute('data-size') ?? undefined).toBe(size)
})

describe('amounts', () => {
  test.each([
    [48250.9, 0, '48,250'],
    [0.29, 2, '0.29'],
    [1234567.894, 2, '1,234,567.89'],
    [-0.4, 0, '0'],
    [-12.345, 2, '−12.34'],
    [0.0001, 4, '0.0001'],
  ] as const)('%d with %i decimals reads %s', (amount, decimals, shown) => {
    expect(formatAmount(amount, decimals)).toBe(shown)
  })

  test('the mask has the length of the two-decimal format', () => {
    expect(maskOf(48250)).toBe('*********')
  })

  test('amounts run from left to right with the currency first', () => {
    render(<Money amount={5} symbol="Rs" />)
    const money = screen.getByText('Rs 5.00')
    expect(money.tagName).toBe('BDI')
    expect(money).toHaveAttribute('dir', 'ltr')
  })
})

test('a list row has only the parts it is given', () => {
  const { container, rerender } = render(<RowContents label="Inbox" />)
  const texts = () => [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(texts()).toEqual(['Inbox', 'Inbox'])
  rerender(<RowContents icon="i" label="Inbox" hint="what we wrote" trailing="3" />)
  expect(texts()).toEqual(['i', 'Inboxwhat we wrote', 'Inbox', 'what we wrote', '3'])
})

test('a card of rows has a heading only if it has a title', {
  tags: ['MSG-001'],
}, () => {
  const { container, rerender } = render(<Rows title="Texts">rows</Rows>)
  expect(screen.getByRole('heading', { name: 'Texts' })).toBeInTheDocument()
  rerender(<Rows>rows</Rows>)
  expect([...(container.firstElementChild?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['UL'])
})

test('a picture that fails to load is replaced by the default one of its category', { tags: ['HOME-018'] }, () => {
  render(<ArtImage src="/img/gone.svg" alt="Tiger" category="FISH" />)
  const picture = screen.getByRole('img', { name: 'Tiger' })
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', expect.stringMatching(/art\/fish\.svg$/))
})
