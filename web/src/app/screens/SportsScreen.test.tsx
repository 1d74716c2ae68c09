import { screen } from '@testing-library/react'
import { vendorGameTypes } from '@understudy/contracts/games'
import { saferPlay } from '@understudy/contracts/safer-play'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { now } from '@/shared/clock'
import { session } from '@/shared/session'
import { allReplied, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import SportsScreen from './SportsScreen.tsx'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample()))
    .answer(vendorGameTypes, { sorting: [], mapping: {} })
    .answer(saferPlay, {
      limits: [],
      reminder: { minutes: 0, pending: null },
      timeOutUntil: null,
      session: { startedAt: now(), staked: 100, open: 0, won: 60, result: -40 },
    })
})
afterEach(() => {
  session.drop()
})

test('a member sees the result of the session above the sportsbook', async () => {
  session.store(sessionSample())
  renderInApp(<SportsScreen />)
  expect(await screen.findByText(/^Lost .*40\.00/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Take a break' })).toBeInTheDocument()
})

test.each([
  ['a visitor', undefined],
  ['a trial session', 4],
] as const)('%s has no session bar above the sportsbook', async (_, type) => {
  if (type !== undefined) session.store(sessionSample(type))
  renderInApp(<SportsScreen />)
  await allReplied()
  expect({
    calls: platform.count(saferPlay),
    breaks: screen.queryByRole('button', { name: 'Take a break' }),
  }).toEqual({ calls: 0, breaks: null })
})
