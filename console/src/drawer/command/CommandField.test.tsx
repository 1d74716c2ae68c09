import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../../steer.ts'
import { tabMemory } from '../../tab-memory.ts'
import CommandField from './CommandField.tsx'

let platform: ReturnType<typeof fakePlatform>
const answer = (endpoint: EndpointDefinition, reply: unknown, status = 200) =>
  platform.reply(endpoint as never, () => Response.json(reply, { status }))

beforeEach(() => {
  steeringCache.clear()
  sessionStorage.clear()
  tabMemory.set({ open: true, command: true })
  platform = fakePlatform()
  answer(api.actors, [{ name: 'amina', story: 'Member', type: 0, merchant: 'aurora1', status: '', seenAt: null }])
  const settings = {
    merchant: 'aurora1',
    merchants: ['aurora1', 'cedar3'],
    flags: {},
    promotions: {},
    country: 'PK',
    status: { maintenance: false, regionRestriction: false },
    failuresAs200: false,
  }
  answer(api.getSettings, settings)
  answer(api.patchSettings, settings)
  answer(api.scenarios, [])
  answer(api.dueEvents, [{ kind: 'midnight', at: 5_000, about: '' }])
  answer(api.queues, [
    {
      name: 'withdrawals',
      count: 1,
      reasons: { reject: ['Wrong account'] },
      items: [{ id: 'W1', account: 'zoya', actions: ['approve', 'reject'] }],
    },
  ])
  answer(api.decide, {})
  answer(api.endpoints, [{ name: 'session.login', path: '/wps/x', errors: ['account.locked'] }])
  answer(api.addFault, { rules: [] }, 201)
})

async function typing(text: string) {
  await act(async () => void render(<CommandField />))
  const field = await screen.findByRole('combobox', { name: 'Command' })
  const user = userEvent.setup()
  await user.type(field, text)
  await screen.findAllByRole('option')
  return user
}

test('the command field switches a flag by its name and closes', async () => {
  const user = await typing('maintenance')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(platform.last(api.patchSettings)?.body).toEqual({ status: { maintenance: true } }))
  expect(tabMemory.get().command).toBe(false)
})

test('a queue entry is decided from the command field, with a reason if needed', async () => {
  const user = await typing('withdraw rejected')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(platform.last(api.decide)?.body).toEqual({ action: 'reject', remark: '', reason: 'Wrong account' }),
  )
})

test('a call and a code let the next one fail; the arrows choose among what is found', async () => {
  const user = await typing('session locked')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() =>
    expect(platform.last(api.addFault)?.body).toEqual({
      endpoint: 'session.login',
      kind: 'error',
      code: 'account.locked',
      times: 1,
    }),
  )
})

test('a refused command reopens the field and says why', async () => {
  answer(api.addFault, { type: 'x', title: 'Refused', status: 422, detail: 'Too many rules', fields: [] }, 422)
  const user = await typing('session locked')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Too many rules')).toBeInTheDocument()
  expect(tabMemory.get().command).toBe(true)
})

test('the last command comes first if nothing is typed', async () => {
  const user = await typing('cedar3')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('cedar3')
  await user.clear(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Who')
  await user.type(screen.getByRole('combobox'), 'session locked')
  await user.keyboard('{Enter}')
  await user.clear(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('session.login account.locked')
})
