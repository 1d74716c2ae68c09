import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { renderInApp } from '@/test/render'
import { lazyPart } from './lazy-part.tsx'
import { CloseOnError, Nothing, RetryOnError } from './load-fallbacks.tsx'

const Whole = () => <p>the part</p>
/** Fails the given number of times, then loads the part. */
const failing = (times: number) => {
  let remaining = times
  return vi.fn(async () => {
    remaining -= 1
    if (remaining >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Whole }
  })
}
let reload: MockInstance<() => void>
beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
})

test('a lazy part shows its placeholder until its code has loaded', async () => {
  const Part = lazyPart(failing(0), { missing: Nothing, waiting: <p>soon</p> })
  renderInApp(<Part />)
  expect(screen.getByText('soon')).toBeInTheDocument()
  expect(await screen.findByText('the part')).toBeInTheDocument()
  expect(screen.queryByText('soon')).not.toBeInTheDocument()
})

test('a part whose code does not load says so in its place and can be retried', async () => {
  const load = failing(1)
  const Part = lazyPart(load, { missing: RetryOnError })
  const { user } = renderInApp(
    <>
      <p>the page</p>
      <Part />
    </>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page.')
  expect(screen.getByText('the page')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the part')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

test('the second retry reloads the document if the browser remembers the failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const Part = lazyPart(failing(9), { missing: RetryOnError })
  const { user } = renderInApp(<Part />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('an optional part that does not load stays away until the page is shown again', async () => {
  const load = failing(1)
  const Part = lazyPart(load, { missing: Nothing })
  const { unmount } = renderInApp(<Part />)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('the part')).not.toBeInTheDocument()
  unmount()
  renderInApp(<Part />)
  expect(await screen.findByText('the part')).toBeInTheDocument()
})

test('a sheet whose code does not load says so, closes, and opens with the next tap', async () => {
  const Part = lazyPart<{ open: boolean; onClose: () => void }>(failing(1), { missing: CloseOnError })
  const closed = vi.fn()
  function Page() {
    const [open, setOpen] = useState(false)
    const onClose = () => {
      setOpen(false)
      closed()
    }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {open && <Part open onClose={onClose} />}
      </>
    )
  }
  const { user } = renderInApp(<Page />)
  await user.click(screen.getByRole('button', { name: 'open' }))
  expect(await screen.findByText('This page could not be loaded')).toBeInTheDocument()
  expect(closed).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'open' }))
  expect(await screen.findByText('the part')).toBeInTheDocument()
})
