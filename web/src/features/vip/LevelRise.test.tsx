import { act, screen } from '@testing-library/react'
import { memberInfo } from '@understudy/contracts/member'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { invalidate } from '@/shared/api'
import { session } from '@/shared/session'
import { allReplied, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { memberSample, sessionSample, settingsSample, statusSample } from '@/test/samples'
import LevelRise from './LevelRise.tsx'

const memberOf = (labelName: string) => ({ ...memberSample(), clubLabel: { labelName } })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample()))
    .answer(memberInfo, memberOf('VIP6'))
  session.store(sessionSample())
})
afterEach(() => session.drop())

const becomes = async (label: string) => {
  platform.answer(memberInfo, memberOf(label))
  await act(() => invalidate(memberInfo))
}

test('a level reached while the app is open is celebrated once', async () => {
  renderInApp(<LevelRise />, { path: '/m/home' })
  await allReplied()
  expect(screen.queryByText(/You are now/)).not.toBeInTheDocument()
  await becomes('VIP7')
  expect(await screen.findByText('You are now VIP 7')).toBeInTheDocument()
  await becomes('VIP7')
  expect(screen.getAllByText('You are now VIP 7')).toHaveLength(1)
})

test('the first level, from no label at all, is celebrated too', async () => {
  platform.answer(memberInfo, memberOf('0'))
  renderInApp(<LevelRise />, { path: '/m/home' })
  await allReplied()
  await becomes('VIP1')
  expect(await screen.findByText('You are now VIP 1')).toBeInTheDocument()
})

test('a level that was lowered, or a label without a number, is not celebrated', async () => {
  renderInApp(<LevelRise />, { path: '/m/home' })
  await allReplied()
  await becomes('VIP5')
  await becomes('Gold')
  expect(screen.queryByText(/You are now/)).not.toBeInTheDocument()
})
