import { screen } from '@testing-library/react'
import { unclaimed } from '@understudy/contracts/rewards'
import { systemStatus } from '@understudy/contracts/system'
import { rankProgress } from '@understudy/contracts/vip'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import NextStep from './NextStep.tsx'

const standing = (nextRankName: string) => ({
  playerRankName: 'VIP6',
  level: 6,
  nextRankName,
  month: '2026-03',
  monthlyTurnover: { actual: 0, expected: 450_000 },
  totalTurnover: { actual: 10_400_250.4, expected: 10_500_000 },
  raises: [],
})

const wallet = (sumBalance: number) => ({ sumBalance, currency: 'PKR', currencySymbol: 'Rs', balance: [] })

let platform: ReturnType<typeof fakePlatform>
const settingsAre = (changes = {}) =>
  platform.answer(systemStatus, statusSample({}, settingsSample(changes, ['REWCEN3'])))
beforeEach(() => {
  platform = fakePlatform().answer(unclaimed, 0).answer(rankProgress, standing('VIP7')).answer(balance, wallet(48_250))
  settingsAre()
})
afterEach(() => {
  session.drop()
})

const show = () => {
  session.store(sessionSample())
  renderInApp(<NextStep />)
}
const step = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')

describe('the next step on home', () => {
  test.each([
    [1, '1 reward is waiting for you'],
    [3, '3 rewards are waiting for you'],
  ])('%i unclaimed rewards come first and lead to the reward centre', async (count, name) => {
    platform.answer(unclaimed, count)
    show()
    expect(await step(new RegExp(name))).toBe('/m/rewardCenter')
  })

  test('a player sees what the next VIP level still takes', async () => {
    show()
    expect(await step(/99,750.* more to reach VIP 7/)).toBe('/m/member/benefits')
  })

  test.each([
    ['on the last level', () => platform.answer(rankProgress, standing(''))],
    ['with an empty wallet', () => platform.answer(balance, wallet(0))],
    ['without a VIP room', () => settingsAre({ vip: { enabled: false } })],
    ['whose level cannot be had', () => platform.fail(rankProgress, 'system.error')],
  ])('a player %s goes to the promotions', async (_, prepare) => {
    prepare()
    show()
    expect(await step(/See this week’s promotions/)).toBe('/m/activity')
  })
})
