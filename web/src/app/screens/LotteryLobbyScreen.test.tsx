import { screen, waitFor } from '@testing-library/react'
import {
  mobileGames,
  openIssues,
  popularLotteries,
  recentResults,
  vnMenu,
  vnOpenIssues,
} from '@understudy/contracts/lottery'
import { beforeEach, expect, test } from 'vitest'
import LotteryLobbyScreen from '@/app/screens/LotteryLobbyScreen'
import { lastMode } from '@/domain/draws/last-mode'
import { lotterySample } from '@/test/lottery'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'

const SOON = Date.now() + 65 * 60_000
const k3 = lotterySample({ drawTime: SOON })
const express = lotterySample({ gameId: '400', name: 'Express Dice', code: 'EK3_1M', gameType: 'ELOTT' })
const north = lotterySample({
  gameId: '101',
  name: 'Northern Lotus',
  gameGroupCode: 'VN_NORTH',
  vendor: 'TCG_LOTTO_VN',
  lottoMode: 'Tradition',
  prizeModes: ['lott'],
  region: 'north',
})
const issue = { gameId: '300', numero: '202603100721', remainTime: 60_000, lockTime: 5, drawTime: SOON, isSale: true }

beforeEach(() => {
  fakePlatform()
    .answer(mobileGames, [k3, express, north])
    .answer(openIssues, [issue])
    .answer(popularLotteries, [express])
    .answer(vnMenu, {})
    .answer(vnOpenIssues, [])
    .answer(recentResults, [
      {
        gameId: '300',
        code: 'K3_1M',
        name: 'Three Dice',
        gameGroupCode: 'K3',
        numero: '202603100720',
        winningNumber: '2,1,4',
        drawTime: SOON - 60_000,
      },
    ])
})

test('a tap on a game opens its draw at once, in its simplest mode', {
  tags: ['LOTT-001'],
}, async () => {
  renderInApp(<LotteryLobbyScreen />)
  const dice = await screen.findByRole('link', { name: /Three Dice/ })
  expect(dice).toHaveAttribute('href', expect.stringMatching(/^\/m\/launchGame\?playType=ent&gameId=300&/))
  const lotus = await screen.findByRole('link', { name: /Northern Lotus/ })
  expect(lotus).toHaveAttribute('href', expect.stringMatching(/^\/m\/launchGame\?playType=trad&gameId=101&.*mui=vn$/))
  await waitFor(() => expect(dice.textContent).toMatch(/2 1 4.*1:0\d:/))
  expect(screen.getByRole('heading', { name: 'Lotus Draw · North' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Popular' })).toBeInTheDocument()
})

test('games open in the mode that was played last, those without it in their own', async () => {
  lastMode.write({ playType: 'trad', prizeMode: 'zy' })
  renderInApp(<LotteryLobbyScreen />)
  const dice = await screen.findByRole('link', { name: /Three Dice/ })
  expect(dice).toHaveAttribute('href', expect.stringMatching(/playType=trad.*prize_mode=zy/))
  expect(await screen.findByRole('link', { name: /Northern Lotus/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/playType=trad.*prize_mode=lott/),
  )
})

test('lottery lists and issues are shown from the device while offline', {
  tags: ['LOTT-007'],
}, async () => {
  const { unmount } = renderInApp(<LotteryLobbyScreen />)
  await waitFor(() => expect(localStorage.getItem('numero')).toContain('202603100721'))
  const storedIds = ['getGameLotts', 'lottList', 'elottList'].map((key) =>
    JSON.parse(localStorage.getItem(key) ?? '[]').map(({ gameId }: { gameId: string }) => gameId),
  )
  expect(storedIds).toEqual([['300', '400', '101'], ['300', '101'], ['400']])
  unmount()
  fakePlatform()
  renderInApp(<LotteryLobbyScreen />)
  expect(await screen.findByRole('link', { name: /Three Dice/ })).toBeInTheDocument()
})

test('a search finds by name; what it does not find leads back to all', async () => {
  const { user } = renderInApp(<LotteryLobbyScreen />)
  await screen.findAllByRole('link', { name: /Express Dice/ })
  await user.type(screen.getByRole('searchbox'), 'nothing')
  expect(screen.getByText('No lottery matches your search.')).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'All games' }).at(-1) as HTMLElement)
  expect(screen.getByRole('link', { name: /Northern Lotus/ })).toBeInTheDocument()
})

test('a lobby without games and without a network says so and asks again', async () => {
  fakePlatform().reply(mobileGames, () => Promise.reject(new TypeError('gone')))
  const { user } = renderInApp(<LotteryLobbyScreen />)
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  fakePlatform().answer(mobileGames, [k3])
  await user.click(retryButton)
  expect(await screen.findByRole('link', { name: /Three Dice/ })).toBeInTheDocument()
})
