import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateSelects } from './DateSelects.tsx'

function Sample({ start, onChange }: { start: string; onChange: (day: string) => void }) {
  const [value, setValue] = useState(start)
  const change = (day: string) => {
    setValue(day)
    onChange(day)
  }
  return <DateSelects label="Birthday" value={value} min="2024-02-10" max="2026-03-10" onChange={change} />
}

function show(start: string) {
  const days: string[] = []
  render(<Sample start={start} onChange={(day) => days.push(day)} />)
  const [day, month, year] = screen.getAllByRole('combobox')
  if (!day || !month || !year) throw new Error('three lists are expected')
  return { days, day, month, year, user: userEvent.setup() }
}

test('a date is chosen part by part and reported once complete', async () => {
  const { days, day, month, year, user } = show('')
  expect(screen.getByRole('group', { name: 'Birthday' })).toBeInTheDocument()
  await user.selectOptions(day, '9')
  await user.selectOptions(year, '2025')
  expect(days).toEqual(['', ''])
  expect({ day, year }).toEqual({
    day: expect.objectContaining({ value: '09' }),
    year: expect.objectContaining({ value: '2025' }),
  })
  await user.selectOptions(month, '07')
  expect(days.at(-1)).toBe('2025-07-09')
})

test('clearing one part of a date leaves no date but keeps the other two', async () => {
  const { days, day, month, year, user } = show('2025-07-09')
  await user.selectOptions(month, '')
  expect(days).toEqual([''])
  expect([day, month, year].map((list) => (list as HTMLSelectElement).value)).toEqual(['09', '', '2025'])
})

test('the 31st becomes the last day of a shorter month, also in a leap year', async () => {
  const { days, month, year, user } = show('2024-12-31')
  await user.selectOptions(month, '02')
  expect(days).toEqual(['2024-02-29'])
  await user.selectOptions(year, '2025')
  expect(days.at(-1)).toBe('2025-02-28')
})

test('no day before the first or after the last can be chosen', async () => {
  const { days, day, month, year, user } = show('2025-01-15')
  expect([...year.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '2026', '2025', '2024'])
  await user.selectOptions(year, '2024')
  expect(days.at(-1)).toBe('2024-02-10')
  await user.selectOptions(year, '2026')
  await user.selectOptions(month, '12')
  expect(days.at(-1)).toBe('2026-03-10')
  await user.selectOptions(day, '11')
  expect(days.at(-1)).toBe('2026-03-10')
})
