import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

test('HOME-018 a picture that fails gives way to its stand-in, and a new address gets a new chance', () => {
  const { rerender } = render(<Picture src="/img/a.svg" alt="Nilgiri" fallback="NP" />)
  fireEvent.error(screen.getByRole('img', { name: 'Nilgiri' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('NP')).toBeTruthy()
  rerender(<Picture src="/img/b.svg" alt="Nilgiri" fallback="NP" />)
  expect(screen.getByRole('img', { name: 'Nilgiri' })).toBeTruthy()
})
