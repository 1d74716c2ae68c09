import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { CategoryHub } from './CategoryHub.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'

beforeEach(() => void fakePlatform())

const tabs = (onPick = vi.fn(), current: 'HOME' | 'HOT' = 'HOME') =>
  renderInApp(<CategoryTabs current={current} onPick={onPick} hubOpen={false} onToggleHub={() => {}} />)

describe('the scrolling tab menu', () => {
  test('the scrolling tab menu has no HOME, and PROMO leads to /m/activity', { tags: ['HOME-008'] }, async () => {
    const { user, path } = tabs()
    expect(screen.queryByRole('button', { name: 'Home' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Promotions' }))
    expect(path()).toBe('/m/activity')
  })

  test('REWARD leads to /m/rewardCenter, the others switch in place', { tags: ['HOME-007'] }, async () => {
    const onPick = vi.fn()
    const { user, path } = tabs(onPick)
    await user.click(screen.getByRole('button', { name: 'Sports' }))
    expect(onPick).toHaveBeenCalledWith('SPORTS')
    expect(path()).toBe('/m/home')
    expect(screen.getByRole('link', { name: 'Rewards' })).toHaveAttribute('href', '/m/rewardCenter')
  })

  test('a second tap on the current category leads back to HOME', async () => {
    const onPick = vi.fn()
    const { user } = tabs(onPick, 'HOT')
    expect(screen.getByRole('button', { name: 'Hot', pressed: true })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Hot' }))
    expect(onPick).toHaveBeenCalledWith('HOME')
  })
})

test('the button of the hub is marked at home, and nowhere else', { tags: ['HOME-008'] }, () => {
  const marked = () => screen.getByRole('button', { name: 'All categories' }).dataset.active
  const { unmount } = tabs()
  expect(marked()).toBe('true')
  unmount()
  tabs(vi.fn(), 'HOT')
  expect(marked()).toBe('false')
})

test('the hub shows all sixteen entries, each named and with an icon', { tags: ['HOME-006'] }, async () => {
  const onPick = vi.fn()
  const { user } = renderInApp(<CategoryHub current="HOME" onPick={onPick} />)
  const entries = screen.getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Hot',
    'Favourites',
    'New games',
    'Bonus games',
    'Board games',
    'Slots',
    'Live casino',
    'Fishing',
    'Poker & cards',
    'Sports',
    'E-sports',
    'Lottery',
    'Express lottery',
    'Cockfight',
    'Rewards',
  ])
  expect(entries.every((entry) => entry.querySelector('svg'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Fishing' }))
  expect(onPick).toHaveBeenCalledWith('FISH')
})
