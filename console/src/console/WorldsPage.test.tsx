import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteWorld, health, listWorlds, scenarios } from '@understudy/contracts/control'
import { HOUR } from '@understudy/contracts/durations'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { invalidate, steeringCache } from '../steer.ts'
import { ConsoleRouter } from './ConsoleRouter.tsx'
import { WorldsPage } from './WorldsPage.tsx'

const world = (id: string, scenario: string, idleFor: number, room: string | null = null) => ({
  id,
  scenario,
  room,
  name: id === 'w2' ? 'Friday’s demo' : '',
  note: '',
  seed: 1,
  startAt: 0,
  now: 0,
  clock: 'running',
  durable: false,
  merchant: 'aurora1',
  schemaVersion: 1,
  calls: 0,
  madeAt: 0,
  usedAt: Date.now() - idleFor,
  bytes: 1,
  actors: 0,
  person: null,
})

const WELL = { ok: true, version: '0.1.0', worlds: 4, schemaVersion: 1, stores: [] }

let platform: ReturnType<typeof fakePlatform>
const answer = (endpoint: EndpointDefinition, reply: unknown) =>
  platform.reply(endpoint as never, () => Response.json(reply))

beforeEach(async () => {
  location.hash = '#/worlds'
  steeringCache.clear()
  platform = fakePlatform()
  answer(scenarios, [])
  answer(health, { ...WELL, aside: [] })
  answer(deleteWorld, { deleted: true })
  answer(listWorlds, [
    world('default', 'everyday', HOUR),
    world('w1', 'vip', HOUR),
    world('w2', 'vip', 0),
    world('w3', 'vip', HOUR, 'ABCDEF'),
  ])
  await act(async () => void render(<WorldsPage />, { wrapper: ConsoleRouter }))
})
afterEach(() => {
  location.hash = ''
})

const ids = () =>
  within(screen.getByRole('region', { name: 'Worlds' }))
    .getAllByRole('rowheader')
    .map((head) => head.querySelector('bdi')?.textContent)

test('worlds are searched by all their facts, and the search is in the address', async () => {
  await screen.findByText('w1')
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), 'ABCDEF')
  await waitFor(() => expect(ids()).toEqual(['w3']))
  expect(location.hash).toContain('q=ABCDEF')
})

test('idle worlds are deleted together, but not the default one or those with a room', async () => {
  await screen.findByText('w1')
  const user = userEvent.setup()
  expect(screen.queryByRole('button', { name: /Delete these/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Idle for 10 minutes' }))
  await waitFor(() => expect(ids().sort()).toEqual(['default', 'w1', 'w3']))
  await user.click(screen.getByRole('button', { name: 'Delete this world' }))
  expect(platform.last(deleteWorld)).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Really delete this world?' }))
  await waitFor(() => expect(platform.last(deleteWorld)?.url.pathname).toContain('/worlds/w1'))
})

test('several selected worlds are counted', async () => {
  answer(listWorlds, [world('w1', 'vip', HOUR), world('w2', 'vip', HOUR)])
  await act(() => invalidate(listWorlds))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Idle for 10 minutes' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 2 worlds' }))
  expect(screen.getByRole('button', { name: 'Really delete 2 worlds?' })).toBeInTheDocument()
})

test('a world’s time is in the merchants’ zone, not the browser’s', async () => {
  const row = (await screen.findByText('w1')).closest('tr')
  const cells = within(row as HTMLElement).getAllByRole('cell')
  expect(cells.some(({ textContent }) => textContent?.includes('1970, 05:00:00'))).toBe(true)
  expect(cells.flatMap(({ dataset }) => dataset.label ?? [])).toEqual(['Age', 'Last used', 'Logged in', 'Calls'])
})

test('a world that cannot be opened is listed with its file, and deleted', async () => {
  const file = 'default.sqlite.newer-1773126000000'
  answer(health, { ...WELL, aside: [{ id: 'default', file, why: 'newer' }] })
  await act(() => invalidate(health))
  const list = await screen.findByRole('region', { name: /Set aside/ })
  expect(list).toHaveTextContent(`A newer build wrote it, and opens it: worlds/${file}`)
  await userEvent.setup().click(within(list).getByRole('button', { name: /Delete default/ }))
  await waitFor(() => expect(platform.last(deleteWorld)?.url.pathname).toContain('/worlds/default'))
})
