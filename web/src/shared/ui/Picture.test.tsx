import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ArtImage } from './ArtImage.tsx'
import { Picture } from './Picture.tsx'

test('a failed picture shows its stand-in, and a new address is tried', {
  tags: ['HOME-018'],
}, () => {
  const { rerender } = render(<Picture src="/img/a.svg" alt="Nilgiri" fallback="NP" />)
  fireEvent.error(screen.getByRole('img', { name: 'Nilgiri' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('NP')).toBeInTheDocument()
  rerender(<Picture src="/img/b.svg" alt="Nilgiri" fallback="NP" />)
  expect(screen.getByRole('img', { name: 'Nilgiri' })).toBeInTheDocument()
})

test('pictures that failed without a network are retried when it is back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <>
      <Picture src="/img/a.svg" alt="Nilgiri" fallback="NP" />
      <ArtImage src="/img/tile.svg" alt="Tiger" category="FISH" />
    </>,
  )
  const address = (name: string) => screen.queryByRole('img', { name })?.getAttribute('src')
  for (const name of ['Nilgiri', 'Tiger', 'Tiger']) fireEvent.error(screen.getByRole('img', { name }))
  expect(['Nilgiri', 'Tiger'].map(address)).toEqual([undefined, null])
  act(() => void dispatchEvent(new Event('online')))
  expect(['Nilgiri', 'Tiger'].map(address)).toEqual(['/img/a.svg', '/img/tile.svg'])
})
