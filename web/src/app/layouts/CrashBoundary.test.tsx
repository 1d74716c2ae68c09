import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render'
import { CrashBoundary } from './CrashBoundary.tsx'

test('a page that breaks says so, and the next try shows it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let sound = false
  const Page = () => {
    if (!sound) throw new Error('broken')
    return <p>the page</p>
  }
  const { user } = renderInApp(
    <CrashBoundary>
      <Page />
    </CrashBoundary>,
  )
  expect(await screen.findByText('Something went wrong on this page.')).toBeInTheDocument()
  sound = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('the page')).toBeInTheDocument()
})
