import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { expect, test } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { FaultsSection } from './FaultsSection.tsx'

test('one press sets a bad network, another raises every error of a call in turn', async () => {
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
  const group = within(screen.getByRole('heading', { name: 'Presets' }).closest('section') as HTMLElement)
  const put = (...rules: object[]) =>
    waitFor(() => expect(platform.last(api.putFaults)?.body).toEqual({ rules: [rule, ...rules] }))
  await user.click(group.getByRole('button', { name: 'Offline' }))
  await put({ endpoint: '*', kind: 'drop' })
  await user.click(group.getByRole('button', { name: 'Slow 3G' }))
  await put({ endpoint: '*', kind: 'network', shape: 'slow-3g' })
  const call = group.getByLabelText('Call, * for all')
  await user.clear(call)
  await user.type(call, 'games.list')
  await user.click(group.getByRole('button', { name: 'Lossy: 20 % lost' }))
  await put({ endpoint: 'games.list', kind: 'network', shape: 'lossy' })
  await user.type(group.getByLabelText('Call to fail with each error'), 'session.login')
  await user.click(group.getByRole('button', { name: 'Fail with each of 2 errors' }))
  const error = (code: string, nth: number) => ({ endpoint: 'session.login', kind: 'error', code, nth, times: 1 })
  await put(error('account.locked', 1), error('system.error', 2))
})

test('a network with own figures becomes a rule that the list describes', async () => {
  steeringCache.clear()
  const platform = fakePlatform()
  const answer = (endpoint: EndpointDefinition, reply: unknown) =>
    platform.reply(endpoint as never, () => Response.json(reply))
  const rule = { endpoint: '*', kind: 'network', shape: 'jitter', jitterMs: 900, loss: 0.05, kbps: 64 }
  answer(api.getFaults, { rules: [{ ...rule, calls: 2, hits: 2 }] })
  answer(api.addFault, { rules: [] })
  answer(api.tape, [])
  answer(api.endpoints, [])
  await act(async () => void render(<FaultsSection />))
  const user = userEvent.setup()
  const sentence =
    'Every call of the app will go over a bad network (50 ms · up to 900 ms more · 5 % lost · 64 kbit/s).'
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  const form = within(screen.getByRole('heading', { name: 'New rule' }).closest('section') as HTMLElement)
  await user.click(form.getByRole('radio', { name: 'Network' }))
  await user.selectOptions(form.getByLabelText('Preset'), 'Custom')
  await user.type(form.getByLabelText('Delay in ms'), '250')
  await user.type(form.getByLabelText('Lost, percent'), '5')
  await user.click(form.getByRole('button', { name: 'Add rule' }))
  await waitFor(() =>
    expect(platform.last(api.addFault)?.body).toEqual({ endpoint: '*', kind: 'network', ms: 250, loss: 0.05 }),
  )
})

test('a new rule says in a sentence what it will do, with an example', async () => {
  steeringCache.clear()
  const platform = fakePlatform()
  const answer = (endpoint: EndpointDefinition, reply: unknown) =>
    platform.reply(endpoint as never, () => Response.json(reply))
  answer(api.getFaults, { rules: [] })
  answer(api.tape, [{ endpoint: 'games.list' }])
  answer(api.endpoints, [{ name: 'session.login', path: '/wps/x', errors: ['account.locked'] }])
  await act(async () => void render(<FaultsSection />))
  const user = userEvent.setup()
  const form = within(screen.getByRole('heading', { name: 'New rule' }).closest('section') as HTMLElement)
  expect(form.getByText('Every call of the app will wait 2000 ms.')).toBeInTheDocument()
  expect(await form.findByText('games.list 200 → 200 · +2000 ms')).toBeInTheDocument()
  await user.clear(form.getByLabelText('Call, * for all'))
  await user.type(form.getByLabelText('Call, * for all'), 'session.login')
  await user.click(form.getByRole('radio', { name: 'Error' }))
  await user.type(form.getByLabelText('How often'), '1')
  expect(
    form.getByText('The next call of \u2068session.login\u2069 will fail with \u2068account.locked\u2069.'),
  ).toBeInTheDocument()
  expect(form.getByText('session.login 200 → 423 account.locked')).toBeInTheDocument()
})
