import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { queryClient } from '@/shared/api'
import { AskHost } from '@/shared/ui/AskHost'
import { ToastHost } from '@/shared/ui/ToastHost'

/** Provides the query client, for `render`'s option `wrapper`. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Renders with the providers of a screen; `path()` returns the current URL. */
export function renderInApp(ui: ReactNode, { path = '/m/home' }: { path?: string } = {}) {
  let currentPath = path
  const Where = () => {
    const { pathname, search } = useLocation()
    currentPath = pathname + search
    return null
  }
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        {ui}
        <AskHost />
        <ToastHost />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...result, user: userEvent.setup(), path: () => currentPath }
}

/** Waits until the app has handled the reply of a call that moves money, which clears its idempotency key. */
export async function answerTaken(): Promise<void> {
  await waitFor(() => {
    if (sessionStorage.getItem('intents') !== '{}') throw new Error('There is no answer yet')
  })
  await act(async () => {})
}

/** Waits until the app celebrates an amount that was added to the wallet. */
export const celebrated = (amount: string) =>
  waitFor(() => {
    const texts = screen.getAllByRole('status').map(({ textContent }) => textContent)
    if (!texts.some((text) => text?.includes('Added to your wallet') && text.includes(amount)))
      throw new Error(`${amount} is not celebrated: ${texts.join(' | ')}`)
    return true
  })
