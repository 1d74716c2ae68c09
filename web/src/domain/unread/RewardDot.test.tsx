import { act, screen } from '@testing-library/react'
import type { MemberType } from '@understudy/contracts/member-type'
import { unclaimed } from '@understudy/contracts/rewards'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidate } from '@/shared/api'
import { session } from '@/shared/session'
import { seePage } from '@/test/page-visibility'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { RewardDot } from './RewardDot.tsx'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  vi.useFakeTimers()
  platform = fakePlatform()
})
afterEach(() => {
  session.drop()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function show(type: MemberType | undefined, flags = ['REWCEN3']) {
  platform.answer(systemStatus, statusSample({}, settingsSample({}, flags))).answer(unclaimed, 3)
  if (type !== undefined) session.store(sessionSample(type))
  renderInApp(
    <>
      <p>
        <RewardDot />
      </p>
      <p>
        <RewardDot over />
      </p>
    </>,
  )
  await pass(1_000)
}

test('waiting rewards are requested once for all places that show them', { tags: ['MEMBER-007'] }, async () => {
  await show(0)
  expect(screen.getAllByText('3').length).toBe(2)
  expect(screen.getAllByText('to claim').length).toBe(2)
  expect(platform.count(unclaimed)).toBe(1)
  platform.answer(unclaimed, 0)
  act(() => void invalidate(unclaimed))
  act(() => void invalidate(unclaimed))
  await pass(1_000)
  expect({ unclaimedCalls: platform.count(unclaimed), toClaim: screen.queryByText('to claim') }).toEqual({
    unclaimedCalls: 2,
    toClaim: null,
  })
})

test.each([
  [undefined, ['REWCEN3']],
  [4, ['REWCEN3']],
  [0, []],
] as const)('type %s with %j makes no call', { tags: ['FLAGS-007'] }, async (type, flags) => {
  await show(type, [...flags])
  expect({ unclaimedCalls: platform.count(unclaimed), toClaim: screen.queryByText('to claim') }).toEqual({
    unclaimedCalls: 0,
    toClaim: null,
  })
})

test('a failed reward count is silent, and none is requested on a hidden page', {
  tags: ['MEMBER-007'],
}, async () => {
  platform.fail(unclaimed, 'system.error')
  await show(0)
  platform.fail(unclaimed, 'system.error')
  act(() => void invalidate(unclaimed))
  await pass(1_000)
  expect({ alert: screen.queryByRole('alert'), status: screen.queryByRole('status') }).toEqual({
    alert: null,
    status: null,
  })
  expect(screen.getAllByText('3').length).toBe(2)
  const callCount = platform.count(unclaimed)
  seePage(false)
  act(() => void invalidate(unclaimed))
  await pass(5_000)
  expect(platform.count(unclaimed)).toBe(callCount)
})
