import { act, render, screen } from '@testing-library/react'
import { listRooms } from '@understudy/contracts/control'
import { afterEach, expect, test } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { RoomHere } from './RoomHere.tsx'

afterEach(() => {
  steeringCache.clear()
})

test('a host on localhost is told before opening a room that no phone can enter it', async () => {
  fakePlatform().reply(listRooms, () => Response.json([]))
  await act(async () => void render(<RoomHere />))
  expect(await screen.findByRole('button', { name: 'Open a room' })).toBeInTheDocument()
  expect(await screen.findByRole('note')).toHaveTextContent(/Only this machine .* A world with a room is there again/)
})

test('a host is advised to log phones in as other people than the host is', async () => {
  fakePlatform().reply(listRooms, () => Response.json([]))
  await act(async () => void render(<RoomHere />))
  expect(await screen.findByText(/^Log phones in as other people than you/)).toBeVisible()
})
