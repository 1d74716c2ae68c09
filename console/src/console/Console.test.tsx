import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listWorlds } from '@understudy/contracts/control'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { Console } from './Console.tsx'
import { ConsoleRouter } from './ConsoleRouter.tsx'

vi.mock('./InWorld.tsx', () => ({ InWorld: ({ world }: { world: string }) => <p>the pages of {world}</p> }))

const world = (id: string, more: object = {}) => ({
  id,
  scenario: 'everyday',
  room: null,
  name: '',
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
  usedAt: 0,
  bytes: 1,
  actors: 0,
  person: null,
  ...more,
})

let known = [world('default')]
beforeEach(() => {
  known = [world('default')]
  steeringCache.clear()
  fakePlatform().reply(listWorlds as never, () => Response.json(known))
})
afterEach(() => {
  location.hash = ''
})

const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash
    dispatchEvent(new HashChangeEvent('hashchange'))
  })

test('an open console that is led to a world made since finds it', async () => {
  location.hash = '#/overview/default'
  render(<Console />, { wrapper: ConsoleRouter })
  expect(await screen.findByText('the pages of default')).toBeInTheDocument()
  known = [...known, world('w1')]
  await goTo('#/overview/w1')
  expect(await screen.findByText('the pages of w1')).toBeInTheDocument()
})

test('a world that is not found in the newest list no longer exists', async () => {
  location.hash = '#/overview/w9'
  render(<Console />, { wrapper: ConsoleRouter })
  expect(await screen.findByText('This world no longer exists.')).toBeInTheDocument()
})

test('a page that names no world shows the world used last, and stays with it', async () => {
  known = [world('w1', { usedAt: 1 }), world('w2', { usedAt: 3 }), world('w3', { usedAt: 2 })]
  location.hash = '#/calls?q=failed'
  render(<Console />, { wrapper: ConsoleRouter })
  expect(await screen.findByText('the pages of w2')).toBeInTheDocument()
  expect(location.hash).toBe('#/calls/w2?q=failed')
})

test('a server without worlds says so', async () => {
  known = []
  location.hash = '#/calls'
  render(<Console />, { wrapper: ConsoleRouter })
  expect(await screen.findByText('There is no world yet.')).toBeInTheDocument()
})

test('the chosen world is named by scenario, person and time, or as it was called', async () => {
  known = [
    world('w1', { person: 'amina', now: Date.UTC(2026, 2, 10, 7), usedAt: 2 }),
    world('w2', { name: 'Friday', person: 'bilal' }),
  ]
  location.hash = '#/overview/w1'
  render(<Console />, { wrapper: ConsoleRouter })
  const picker = await screen.findByText('everyday · amina · 10 Mar, 12:00', { selector: '.chosen-world bdi' })
  expect(picker).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Friday everyday · aurora1 · w2', hidden: true })).toBeInTheDocument()
})

test('the pages are tabs in groups, with the one that is shown', async () => {
  location.hash = '#/faults/default'
  render(<Console />, { wrapper: ConsoleRouter })
  await screen.findByText('the pages of default')
  const tabs = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(tabs('World')).toEqual(['Overview', 'People', 'Time', 'Room', 'Write', 'Back office'])
  expect(tabs('Traffic')).toEqual(['Calls', 'Faults', 'Errors'])
  expect(tabs('Data')).toEqual(['Tables', 'Reference', 'Atlas'])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Faults')
})

test('the link to the content leads there and leaves the page as it is', async () => {
  location.hash = '#/overview/default'
  render(<Console />, { wrapper: ConsoleRouter })
  await screen.findByText('the pages of default')
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(location.hash).toBe('#/overview/default')
})
