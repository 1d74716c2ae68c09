import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { FaultsSection } from './FaultsSection.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a bad network is one press, and so is every error of a call in turn', async () => {
  steeringCache.clear()
  const platform = fakePlatform()
  const answer = (endpoint: EndpointDefinition, reply: unknown) =>
    platform.reply(endpoint as never, () => Response.json(reply))
  const rule = { endpoint: 'games.hot', kind: 'drop' }
  answer(api.getFaults, { rules: [{ ...rule, calls: 4, hits: 2 }] })
  answer(api.putFaults, { rules: [] })
  answer(api.tape, [])
  answer(api.endpoints, [{ name: 'session.login', path: '/wps/x', errors: ['account.locked', 'system.error'] }])
  await act(async () => void render(<FaultsSection />))
  const user = userEvent.setup()
  expect(await screen.findByText('2 of 4 hit')).toBeInTheDocument()
  const group = within(screen.getByRole('heading', { name: 'Ready made' }).closest('section') as HTMLElement)
  const put = (...rules: object[]) =>
    waitFor(() => expect(platform.last(api.putFaults)?.body).toEqual({ rules: [rule, ...rules] }))
  await user.click(group.getByRole('button', { name: 'Offline' }))
  await put({ endpoint: '*', kind: 'drop' })
  await user.click(group.getByRole('button', { name: 'Flaky: 20 % lost' }))
  await put({ endpoint: '*', kind: 'drop', probability: 0.2 })
  await user.type(group.getByLabelText('Call whose errors come in turn'), 'session.login')
  await user.click(group.getByRole('button', { name: 'Each of its 2 errors in turn' }))
  const error = (code: string, nth: number) => ({ endpoint: 'session.login', kind: 'error', code, nth, times: 1 })
  await put(error('account.locked', 1), error('system.error', 2))
})
