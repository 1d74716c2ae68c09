import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { describe, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { QueuesSection } from './QueuesSection.tsx'

const NOW = 1_773_126_000_000
const item = (id: string, more: object) => ({
  id,
  account: 'amina',
  merchant: 'aurora1',
  title: 'Weekly cashback',
  since: NOW - 3_909_000,
  amount: 500,
  currencySymbol: 'Rs',
  state: 'applying',
  facts: { vip: 'VIP6' },
  pictures: [],
  actions: ['approve'],
  ...more,
})

async function open(items: object[], name = 'promotions', count = items.length) {
  steeringCache.clear()
  const platform = fakePlatform()
  const answer = (endpoint: EndpointDefinition, reply: unknown) =>
    platform.reply(endpoint as never, () => Response.json(reply))
  answer(api.queues, [{ name, count, items, reasons: {} }])
  answer(api.getClock, { now: NOW, state: 'frozen', startAt: NOW })
  await act(async () => void render(<QueuesSection />))
  await screen.findAllByText(/^waits|1:05:09/)
  return userEvent.setup()
}
const rows = (list = 'Promotions') =>
  within(screen.getByRole('list', { name: list })).getAllByRole('button', { expanded: false })

test('a queue row shows account, amount, purpose and time', async () => {
  const user = await open([item('R-1', {})])
  expect(rows()[0]?.textContent).toBe('amina Rs 500.00Weekly cashback · waiting 1:05:09Applied')
  await user.click(rows()[0] as HTMLElement)
  expect(screen.getByText('R-1')).toBeInTheDocument()
})

test('rows of several merchants name their own, and a search finds one', async () => {
  const user = await open([
    item('R-1', {}),
    item('R-2', { account: 'imran', merchant: 'cedar3', title: 'Friday bonus' }),
  ])
  expect(rows().map((row) => row.textContent?.slice(-18))).toEqual(
    ['Applied · aurora1', 'Applied · cedar3'].map((text) => expect.stringContaining(text.trim())),
  )
  await user.type(screen.getByRole('searchbox'), 'friday')
  expect(rows().map((row) => row.textContent?.slice(0, 5))).toEqual(['imran'])
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('Nothing matches')).toBeInTheDocument()
})

test('a queue has its title, or its name if another project’s feature adds it', async () => {
  await open([item('R-1', {}), item('R-2', {})], 'agent-contracts')
  expect(screen.getByRole('heading', { name: 'Agent contracts · 2' })).toBeInTheDocument()
  document.body.replaceChildren()
  await open([item('R-1', {})], 'tickets')
  expect(screen.getByRole('heading', { name: 'tickets · 1' })).toBeInTheDocument()
})

test('queues that hold something are listed, and empty ones named below', async () => {
  await open([item('R-1', {})])
  steeringCache.clear()
  document.body.replaceChildren()
  const queue = (name: string, items: object[]) => ({ name, count: items.length, items, reasons: {} })
  fakePlatform().reply(api.queues as never, () =>
    Response.json([queue('deposits', []), queue('feedback', [item('F-1', {})]), queue('disputes', [])]),
  )
  await act(async () => void render(<QueuesSection />))
  expect(await screen.findByText('Nothing to decide: Deposits · Disputed rounds')).toBeInTheDocument()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Feedback · 1'])
})

test('a queue with more entries than are shown says so', async () => {
  await open([item('R-1', {})])
  expect(screen.queryByText(/have waited longest/)).not.toBeInTheDocument()
  document.body.replaceChildren()
  await open([item('R-1', {}), item('R-2', {})], 'promotions', 340)
  expect(screen.getByText(/^The 2 oldest of 340/)).toBeInTheDocument()
})

test('several entries are selected and decided at once', async () => {
  const user = await open([item('R-1', {}), item('R-2', {}), item('R-3', { actions: ['approve', 'reject'] })])
  const platform = fakePlatform()
  platform.reply(api.decide as never, () => Response.json({}))
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  expect(screen.getByText('3 selected')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { pressed: true, name: /amina/ })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await vi.waitFor(() => expect(platform.last(api.decide)?.url.pathname).toContain('R-3'))
  expect(platform.count(api.decide)).toBe(2)
})

test('a code of a queue without a text is spelled out', async () => {
  const user = await open([item('R-1', { state: 'sentBack', facts: { oldTerms: 'x' } })])
  await user.click(rows()[0] as HTMLElement)
  expect(screen.getByText('Sent back')).toBeInTheDocument()
  expect(screen.getByText('Old terms')).toBeInTheDocument()
})

describe('the replay of a disputed round', () => {
  const watch = () => screen.getByRole('button', { name: 'Watch the round' })

  test('an item about a bet opens the replay of its round in a new window', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const user = await open([item('7', { bet: 71 })], 'disputes')
    fakePlatform().reply(api.replayBet as never, () =>
      Response.json({ url: 'http://localhost:3001/play/w.71.s/replay' }),
    )
    await user.click(rows('Disputed rounds')[0] as HTMLElement)
    await user.click(watch())
    await vi.waitFor(() =>
      expect(opened).toHaveBeenCalledWith('http://localhost:3001/play/w.71.s/replay', '_blank', 'noopener'),
    )
  })

  test('a bet without a picture says so, and an item about no bet has no button', async () => {
    const user = await open([item('7', { bet: 71 }), item('8', {})], 'disputes', 2)
    fakePlatform().reply(api.replayBet as never, () => Response.json({ url: null }))
    await user.click(rows('Disputed rounds')[0] as HTMLElement)
    await user.click(watch())
    expect(await screen.findByText('No picture of the round is stored.')).toBeInTheDocument()
    await user.click(rows('Disputed rounds')[0] as HTMLElement)
    expect(screen.queryByRole('button', { name: 'Watch the round' })).not.toBeInTheDocument()
  })
})
