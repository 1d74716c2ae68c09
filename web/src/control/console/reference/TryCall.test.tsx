import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { actors, getWorld, signIn } from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { favouriteIds } from '@understudy/contracts/favourites'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../../steer.ts'
import { TryCall } from './TryCall.tsx'

const ENTRY = { name: 'favourites.ids', method: 'GET', path: favouriteIds.path, access: 'member' }
const DESCRIBED = { operation: { parameters: [], responses: {} }, resolve: (schema: object) => schema } as never

afterEach(() => vi.unstubAllGlobals())

test('a call that needs a login is sent only once the accounts are listed', async () => {
  steeringCache.clear()
  const platform = fakePlatform()
  const answer = (endpoint: EndpointDefinition, reply: unknown) =>
    platform.reply(endpoint as never, () => Response.json(reply))
  answer(getWorld, { merchant: 'aurora1' })
  let list: (reply: Response) => void = () => {}
  platform.reply(actors as never, () => new Promise<Response>((resolve) => (list = resolve)))
  answer(signIn, { token: 'amina-token', merchantCode: 'aurora1' })
  platform.answer(favouriteIds, ['110001'])
  await act(async () => void render(<TryCall entry={ENTRY as never} described={DESCRIBED} world="w1" />))
  const user = userEvent.setup()
  const send = screen.getByRole('button', { name: 'Send' })
  await user.click(send)
  expect(platform.count(favouriteIds)).toBe(0)

  await act(async () => list(Response.json([{ name: 'amina', merchant: 'aurora1', status: 'active', type: 0 }])))
  await user.click(send)
  expect(await screen.findByText('200')).toBeVisible()
  expect(platform.last(favouriteIds)?.headers.get('Authorization')).toBe('amina-token')
})
