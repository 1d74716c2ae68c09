import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { ConsoleRouter } from './ConsoleRouter.tsx'
import { PhonesPage } from './PhonesPage.tsx'

const ORIGIN = location.origin
const phones = [1, 2].map((place) => `http://phone${place}.phones.localhost`)
const world = (id: string) => ({ id, name: '', scenario: 'everyday', merchant: 'aurora1', now: 0, clock: 'frozen' })
const problem = (status: number, detail: string) => Response.json({ status, title: 'No', detail }, { status })

let platform: ReturnType<typeof fakePlatform>
const answer = (endpoint: EndpointDefinition, reply: unknown) =>
  platform.reply(endpoint as never, () => (reply instanceof Response ? reply.clone() : Response.json(reply)))

beforeEach(() => {
  steeringCache.clear()
  platform = fakePlatform()
  answer(api.getPhones, { console: ORIGIN, phones })
  answer(api.listWorlds, [world('w1')])
  answer(api.getWorld, world('w1'))
  answer(api.getSettings, { merchants: ['aurora1', 'dune4'] })
  answer(api.actors, [
    { name: 'amina', merchant: 'aurora1' },
    { name: 'daud', merchant: 'dune4' },
  ])
  answer(api.openPhone, { address: 'about:blank#1' })
})
afterEach(() => {
  location.hash = ''
})
const show = async (hash: string) => {
  location.hash = hash
  await act(async () => void render(<PhonesPage />, { wrapper: ConsoleRouter }))
}

test('a phone opens as the person in the address, and reopens for another', async () => {
  await show('#/phones?p2=phone.w1.UR.light.')
  expect(await screen.findByTitle('Phone 2: Visitor, اردو, Light')).toBeInTheDocument()
  const person = screen.getByLabelText('Person of phone 2')
  await waitFor(() => expect(within(person).getByText('amina')).toBeInTheDocument())
  expect(within(person).queryByText('daud')).not.toBeInTheDocument()
  await userEvent.setup().selectOptions(person, 'amina')
  expect(await screen.findByTitle('Phone 2: amina, اردو, Light')).toBeInTheDocument()
  const bodies = platform.calls.filter(({ name }) => name === api.openPhone.name).map(({ body }) => body)
  const body = { phone: 2, language: 'UR', theme: 'light', route: '/m/home' }
  expect(bodies).toEqual([body, { ...body, as: 'amina' }])
})

test('the frame of a phone may make and use passkeys, and what else an app needs', async () => {
  await show('#/phones?p1=phone.w1.EN.dark.amina')
  const frame = await screen.findByTitle(/^Phone 1: amina/)
  expect(frame.getAttribute('allow')?.split('; ')).toEqual([
    'publickey-credentials-create',
    'publickey-credentials-get',
    'fullscreen',
    'autoplay',
    'clipboard-write',
  ])
})

test('another merchant opens in a fork and leaves the shared world unchanged', async () => {
  answer(api.forkWorld, world('w9'))
  answer(api.patchSettings, {})
  await show('#/phones?p1=phone.w1.EN.dark.amina')
  const merchant = await screen.findByLabelText('Merchant of phone 1')
  await within(merchant).findByText('dune4')
  await userEvent.setup().selectOptions(merchant, 'dune4')
  await waitFor(() => expect(location.hash).toBe('#/phones?p1=phone.w9.EN.dark.'))
  expect(platform.last(api.patchSettings)).toMatchObject({ body: { merchant: 'dune4' } })
  expect(platform.last(api.patchSettings)?.url.pathname).toBe('/__control/worlds/w9/settings')
})

test('a phone of the console tells a missing world and a refusal’s reason', async () => {
  answer(api.openPhone, problem(422, 'as: nobody here is called ali'))
  await show('#/phones?p1=phone.w1.EN.dark.ali')
  expect(await screen.findByText('as: nobody here is called ali')).toBeInTheDocument()
  answer(api.getWorld, problem(404, 'There is no world w1.'))
  await act(async () => void steeringCache.invalidateQueries())
  expect(await screen.findByText('The world w1 no longer exists.')).toBeInTheDocument()
})

test('a server without phone hosts names the setting it needs', async () => {
  answer(api.getPhones, { console: null, phones: [] })
  await show('#/phones?p1=phone.w1.EN.dark.')
  expect(await screen.findByText(/PHONE_ORIGINS/)).toBeInTheDocument()
  expect(screen.queryByTitle(/^Phone/)).not.toBeInTheDocument()
})

test('at another address the page links to the one that may show phones', async () => {
  answer(api.getPhones, { console: 'http://phones.localhost:1', phones })
  await show('#/phones?p1=phone.w1.EN.dark.')
  expect((await screen.findByRole('link', { name: /^Go to/ })).getAttribute('href')).toBe(
    'http://phones.localhost:1/__control/#/phones?p1=phone.w1.EN.dark.',
  )
})
