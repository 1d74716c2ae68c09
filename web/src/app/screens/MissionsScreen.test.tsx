import { screen, waitFor, within } from '@testing-library/react'
import { DAY } from '@understudy/contracts/durations'
import {
  type BoardLine,
  claimMilestone,
  leaderboard,
  type Milestone,
  type Mission,
  milestones,
  missionSummary,
} from '@understudy/contracts/missions'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { celebrated, renderInApp } from '@/test/render'
import { sessionSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import MissionsScreen from './MissionsScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const mission = (more: Partial<Mission> = {}): Mission => ({
  missionId: 101,
  title: 'Week of the reels',
  description: 'Every stake on the slots takes you further.',
  measure: 'turnover',
  gameTypes: ['RNG'],
  status: 'O',
  startDate: Date.now() - 3 * DAY,
  endDate: Date.now() + 4 * DAY,
  claimUntil: Date.parse('2026-03-16T19:00:00Z'),
  reachedValue: 1_340,
  milestones: 5,
  reachedMilestones: 1,
  claimable: 1,
  nextTarget: 5_000,
  ...more,
})
const ALL = [
  mission(),
  mission({
    missionId: 102,
    title: 'A hundred rounds today',
    measure: 'rounds',
    endDate: Date.now() + 3_600_000,
    reachedValue: 5,
    reachedMilestones: 0,
    claimable: 0,
    nextTarget: 20,
  }),
  mission({
    missionId: 103,
    title: 'Days of the matches',
    status: 'U',
    startDate: Date.now() + 2 * DAY,
    claimable: 0,
    reachedValue: 0,
    reachedMilestones: 0,
    nextTarget: 500,
  }),
  mission({
    missionId: 104,
    title: 'Winning hands',
    status: 'E',
    measure: 'wins',
    endDate: Date.parse('2026-03-08T19:00:00Z'),
    reachedValue: 1,
    reachedMilestones: 1,
    claimable: 0,
    nextTarget: null,
  }),
]
const step = (more: Partial<Milestone>): Milestone => ({
  milestoneId: 1,
  target: 1_000,
  reached: 1_000,
  reward: 10,
  multiple: 1,
  state: 'claimable',
  ...more,
})
const STEPS = [
  step({}),
  step({ milestoneId: 2, target: 5_000, reached: 1_340, reward: 40, multiple: 0, state: 'ahead' }),
]
const line = (rank: number, more: Partial<BoardLine> = {}): BoardLine => ({
  rank,
  userName: `pl•••${rank}`,
  reachedValue: 10_000 - rank,
  reward: rank === 1 ? 5_000 : 0,
  own: false,
  ...more,
})
const ownLine = line(95, { userName: 'amina', reachedValue: 1_340, own: true })

let platform: ReturnType<typeof fakePlatform>
const summary = (list: Mission[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length })
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample())
    .answer(missionSummary, summary(ALL))
    .answer(milestones, STEPS)
    .answer(leaderboard, { list: [line(1), line(2)], next: null, totalCount: 104, footer: ownLine })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path = '/m/leaderBoard') => renderInApp(<MissionsScreen />, { path })
const openOne = () => open('/m/leaderBoard?missionId=101')

test('a merchant without missions says so and offers another page instead of a retry', async () => {
  platform.fail(missionSummary, 'function.not.available')
  renderInApp(<MissionsScreen />, { path: '/m/leaderBoard' })
  expect(await screen.findByRole('link', { name: 'See the promotions' })).toHaveAttribute('href', '/m/activity')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('the page of missions has its address', { tags: ['ROUTE-012', 'MEMBER-006'] }, async () => {
  const { path } = renderInApp(<Screens />, { path: '/m/leaderBoard' })
  expect(await screen.findByRole('link', { name: /Week of the reels/ })).toBeInTheDocument()
  expect(path()).toBe('/m/leaderBoard')
})

describe('the missions', () => {
  test('missions are listed with state, progress and what can be claimed', {
    tags: ['MEMBER-006', 'MEMBER-013'],
  }, async () => {
    open()
    const entry = async (name: RegExp) => within(await screen.findByRole('link', { name }))
    const week = await entry(/Week of the reels/)
    for (const text of ['Open', '1 of 5 milestones', '1 reward to claim'])
      expect(week.getByText(text)).toBeInTheDocument()
    expect(await week.findByText(/1,340.* of .*Rs 5,000/)).toBeInTheDocument()
    const meter = week.getByRole('meter', { name: 'Next milestone' })
    expect({ value: meter.getAttribute('value'), max: meter.getAttribute('max') }).toEqual({
      value: '1340',
      max: '5000',
    })
    const today = await entry(/A hundred rounds/)
    expect(today.getByText(/of 20 rounds/)).toBeInTheDocument()
    expect(today.getByRole('timer', { name: 'Ends in' })).toBeInTheDocument()
    expect(today.queryByText(/to claim/)).not.toBeInTheDocument()
    expect((await entry(/Days of the matches/)).getByText('Upcoming')).toBeInTheDocument()
    const over = await entry(/Winning hands/)
    expect({ state: over.getByText('Ended') !== null, date: over.getByText('Ended on 9 Mar') !== null }).toEqual({
      state: true,
      date: true,
    })
    expect(over.getByText('1 win')).toBeInTheDocument()
  })

  test('missions lead to their milestones by an address that survives a reload', { tags: ['MEMBER-006'] }, async () => {
    const { user, path } = open()
    await user.click(await screen.findByRole('link', { name: /Week of the reels/ }))
    expect(path()).toBe('/m/leaderBoard?missionId=101')
    expect(await screen.findByRole('heading', { name: 'Milestones' })).toBeInTheDocument()
    expect(platform.last(milestones)?.url.searchParams.get('missionId')).toBe('101')
  })

  test('a mission that does not exist shows the others', {
    tags: ['MEMBER-006'],
  }, async () => {
    const { unmount } = open('/m/leaderBoard?missionId=999')
    expect(await screen.findByRole('link', { name: /Week of the reels/ })).toBeInTheDocument()
    unmount()
    platform = fakePlatform().answer(missionSummary, summary([]))
    open()
    expect(await screen.findByText('No missions right now.')).toBeInTheDocument()
  })

  test('missions that cannot be loaded can be requested again', { tags: ['MEMBER-006'] }, async () => {
    platform.fail(missionSummary, 'system.error')
    const { user } = open()
    const retryButton = await screen.findByRole('button', { name: 'Try again' })
    platform.answer(missionSummary, summary(ALL))
    await user.click(retryButton)
    expect(await screen.findByRole('link', { name: /Winning hands/ })).toBeInTheDocument()
  })
})

describe('a mission', () => {
  test('a mission shows each milestone with its bar, reward and wagering', { tags: ['MEMBER-006'] }, async () => {
    openOne()
    const first = await screen.findByRole('meter', { name: /Milestone 1/ })
    expect({ value: first.getAttribute('value'), max: first.getAttribute('max') }).toEqual({
      value: '1000',
      max: '1000',
    })
    const second = screen.getByRole('meter', { name: /Milestone 2/ })
    expect({ value: second.getAttribute('value'), max: second.getAttribute('max') }).toEqual({
      value: '1340',
      max: '5000',
    })
    for (const reward of ['Rs 10', 'Rs 40']) expect(screen.getByText(reward)).toBeInTheDocument()
    expect(screen.getByText(/wager 1×/)).toBeInTheDocument()
    expect(screen.getByText(/no wagering/)).toBeInTheDocument()
    expect(screen.getByText('To go')).toBeInTheDocument()
    expect(screen.getByText(/Claim rewards by 17 Mar/)).toBeInTheDocument()
  })

  test('a double tap claims a reached milestone once', { tags: ['MEMBER-006'] }, async () => {
    platform.reply(claimMilestone, () => {
      platform.answer(milestones, [step({ state: 'claimed' }), ...STEPS.slice(1)])
      const value = { transactionId: 'RW7', amount: 10, requiredTurnover: 10 }
      return Response.json({ success: true, value })
    })
    const { user } = openOne()
    await user.dblClick(await screen.findByRole('button', { name: 'Claim milestone 1' }))
    expect(await celebrated('Rs\u00a010')).toBeTruthy()
    expect(await screen.findByText('Claimed')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Claim milestone 1' })).not.toBeInTheDocument()
    expect({
      claimMilestoneCalls: platform.count(claimMilestone),
      sentBody: platform.last(claimMilestone)?.body,
    }).toEqual({ claimMilestoneCalls: 1, sentBody: { milestoneId: 1 } })
  })

  test('a claimed milestone is not claimed again while its list is still the old one', {
    tags: ['MEMBER-006'],
  }, async () => {
    const value = { transactionId: 'RW7', amount: 10, requiredTurnover: 10 }
    platform.reply(claimMilestone, () => Response.json({ success: true, value }))
    const { user } = openOne()
    await user.click(await screen.findByRole('button', { name: 'Claim milestone 1' }))
    expect(await celebrated('Rs\u00a010')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Claim milestone 1' }))
    expect(platform.count(claimMilestone)).toBe(1)
  })

  test.each([
    ['claim.already', /already/i],
    ['claim.expired', /expired/i],
  ] as const)('a claim that comes too late says why (%s)', { tags: ['MEMBER-006'] }, async (code, said) => {
    platform.reply(claimMilestone, () => failure(code))
    const { user } = openOne()
    await user.click(await screen.findByRole('button', { name: 'Claim milestone 1' }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    await waitFor(() => expect(platform.count(milestones)).toBe(2))
  })

  test.each([
    ['missed', 'Missed'],
    ['expired', 'Expired'],
  ] as const)('a milestone that was %s cannot be claimed', { tags: ['MEMBER-006'] }, async (state, word) => {
    platform.answer(milestones, [step({ state })])
    openOne()
    expect(await screen.findByText(word)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument()
  })

  test('the leaderboard tells place, value and prize, and the own place beside the list', {
    tags: ['MEMBER-006'],
  }, async () => {
    openOne()
    const board = within(await screen.findByRole('region', { name: 'Leaderboard' }))
    const [first] = await board.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Place 1.*pl•••1.*Rs\s9,999.*Rs\s5,000/)
    expect(screen.getByText('104 players')).toBeInTheDocument()
    const mine = within(screen.getByRole('region', { name: 'Your place' }))
    expect(mine.getByText('Place 95')).toBeInTheDocument()
    expect(mine.getByText('amina')).toBeInTheDocument()
    expect(mine.getByText(/Rs 1,340/)).toBeInTheDocument()
  })

  test('the leaderboard says if a player has no rank, or if it is too early', {
    tags: ['MEMBER-006'],
  }, async () => {
    platform.answer(leaderboard, { list: [], next: null, totalCount: 0, footer: null })
    const { unmount } = openOne()
    expect(await screen.findByText('You are not on the board yet.')).toBeInTheDocument()
    expect(screen.getByText(/Nobody is on the board yet/)).toBeInTheDocument()
    unmount()
    open('/m/leaderBoard?missionId=103')
    expect(await screen.findByRole('heading', { name: 'Milestones' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Leaderboard' })).not.toBeInTheDocument()
  })
})
