import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/shared/api'
import { QueryFailed } from './QueryFailed.tsx'

const renderFailure = (code: string) =>
  render(
    <MemoryRouter>
      <QueryFailed error={new ApiError(code as never)} onRetry={() => {}} />
    </MemoryRouter>,
  )
const retry = () => screen.queryByRole('button', { name: 'Try again' })

describe('a query that failed', () => {
  test('a failed query is offered again where a retry can help', () => {
    renderFailure('system.error')
    expect(retry()).toBeInTheDocument()
  })

  test.each(['order.not.found', 'request_param_err'])(
    'a failed query is not retried where its subject does not exist (%s)',
    (code) => {
      renderFailure(code)
      expect(retry()).not.toBeInTheDocument()
    },
  )

  test('a failed query leads home where the feature is switched off', () => {
    renderFailure('function.not.available')
    expect(retry()).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home')
  })
})
