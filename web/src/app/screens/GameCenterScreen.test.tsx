import { screen } from '@testing-library/react'
import { vendorGameTypes, vendorMenu } from '@understudy/contracts/games'
import { expect, test } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import GameCenterScreen from './GameCenterScreen.tsx'

const names = { vassalage: 'BH', accountTypeName: 'BH', displayName: 'House BH', icon: '/img/bh.svg' }
const order = { sorting: [{ gameCategory: 'LIVE' as const, vendorNames: [names] }], mapping: {} }
const menu = [
  { gameType: 'LIVE' as const, vassalage: 'BH', displayName: 'House BH', icon: '/img/bh.svg', gameCount: 3 },
]

test.each(['order', 'menu'] as const)('the game centre can request the %s again after a failure', async (missing) => {
  const platform = fakePlatform().answer(vendorGameTypes, order).answer(vendorMenu, menu)
  if (missing === 'order') platform.fail(vendorGameTypes, 'system.error')
  else platform.fail(vendorMenu, 'system.error')
  const { user } = renderInApp(<GameCenterScreen />, { path: '/m/gameCenter' })
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  platform.answer(vendorGameTypes, order).answer(vendorMenu, menu)
  await user.click(retryButton)
  expect(await screen.findByText('House BH')).toBeInTheDocument()
  expect([platform.count(vendorGameTypes), platform.count(vendorMenu)].sort()).toEqual([1, 2])
})
