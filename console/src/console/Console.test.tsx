import { act, render, screen } from '@testing-library/react'
import { listWorlds } from '@understudy/contracts/control'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { Console } from './Console.tsx'

vi.mock('./InWorld.tsx', () => ({ InWorld: ({ world }: { world: string }) => <p>the pages of {world}</p> }))

const world = (id: string) => ({
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
  render(<Console />)
  expect(await screen.findByText('the pages of default')).toBeInTheDocument()
  known = [...known, world('w1')]
  await goTo('#/overview/w1')
  expect(await screen.findByText('the pages of w1')).toBeInTheDocument()
})

test('a world that is not found in the newest list no longer exists', async () => {
  location.hash = '#/overview/w9'
  render(<Console />)
  expect(await screen.findByText('This world no longer exists.')).toBeInTheDocument()
})
