import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { sessionSample } from '@/test/samples'
import { steeringCache } from '../steer.ts'
import { RewardsSection } from './RewardsSection.tsx'

let platform: ReturnType<typeof fakePlatform>
/** Control replies are plain. */
const answer = (endpoint: EndpointDefinition, reply: unknown) =>
  platform.reply(endpoint as never, () => (reply instanceof Response ? reply : Response.json(reply)))
const refuse = (fields: { name: string; message: string }[]) =>
  Response.json({ type: 'urn:x', title: 'Refused', status: 422, detail: 'no', fields }, { status: 422 })
const PEOPLE = [{ name: 'amina', story: 'Plays every day', type: 0, merchant: 'aurora1', status: '', seenAt: null }]

afterEach(() => {
  session.drop()
})

async function open() {
  await act(async () => void render(<RewardsSection />))
  await screen.findByLabelText('To')
  return userEvent.setup()
}

describe('rewards', () => {
  beforeEach(() => {
    steeringCache.clear()
    platform = fakePlatform()
    answer(api.actors, PEOPLE)
    answer(api.listMissions, [
      { missionId: 101, title: 'Week of the reels', status: 'O', startDate: 0, endDate: 1 },
      { missionId: 104, title: 'Winning hands', status: 'E', startDate: 0, endDate: 1 },
    ])
    session.store(sessionSample(0, { userName: 'amina' }))
  })

  test('a reward is given to the person of the drawer or to any other account', async () => {
    answer(api.issueReward, { transactionId: 'RW70', expireDate: 1 })
    const user = await open()
    await user.selectOptions(screen.getByLabelText('Type of reward'), 'RAFFLE')
    for (const [label, value] of [
      ['Amount', '12.5'],
      ['Wagering multiple', '3'],
      ['Hours to claim', '0.5'],
    ] as const) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), value)
    }
    await user.type(screen.getByLabelText('Name'), 'Rainy days')
    await user.click(screen.getByRole('button', { name: 'Issue' }))
    expect(await screen.findByText('RW70 is in the reward centre')).toBeInTheDocument()
    const rewardInput = {
      to: 'amina',
      type: 'RAFFLE',
      amount: 12.5,
      multiple: 3,
      lastsMs: 1_800_000,
      name: 'Rainy days',
    }
    expect(platform.last(api.issueReward)?.body).toEqual(rewardInput)
  })

  test('the drawer finishes a mission and sets a VIP level', async () => {
    answer(api.finishMission, { missionId: 104, reachedValue: 100 })
    answer(api.setVipLevel, { account: 'zoya', level: 3, turnover: 200_000 })
    const user = await open()
    await user.click(screen.getByRole('radio', { name: 'Mission' }))
    await screen.findByRole('option', { name: 'Winning hands · Ended' })
    await user.selectOptions(screen.getByLabelText('Which mission'), '104')
    await user.click(screen.getByRole('button', { name: 'Reach all milestones' }))
    expect(await screen.findByText('Reached: 100')).toBeInTheDocument()
    const finished = platform.last(api.finishMission)
    expect({ pathname: finished?.url.pathname, finishedBody: finished?.body }).toEqual({
      pathname: '/__control/worlds/default/missions/104/finish',
      finishedBody: { account: 'amina' },
    })
    await user.click(screen.getByRole('radio', { name: 'VIP level' }))
    await user.clear(screen.getByLabelText('To'))
    await user.type(screen.getByLabelText('To'), 'zoya')
    await user.selectOptions(screen.getByLabelText('VIP level', { selector: 'select' }), '3')
    await user.click(screen.getByRole('button', { name: 'Set the level' }))
    expect(await screen.findByText('zoya is VIP 3 now')).toBeInTheDocument()
    expect(platform.last(api.setVipLevel)?.body).toEqual({ account: 'zoya', level: 3 })
  })

  test('a promotion’s reward goes to any player, in any amount, with a note', async () => {
    answer(api.listPromotions, [
      { id: 7, title: 'Cricket season offer', way: 'apply', startDate: 0, endDate: null },
      { id: 9, title: 'Birthday gift', way: 'claim', startDate: 0, endDate: 1 },
    ])
    answer(api.issuePromotion, { rewardId: 'P9-12' })
    const user = await open()
    await user.click(screen.getByRole('radio', { name: 'Promotion' }))
    await user.selectOptions(
      await screen.findByLabelText('Which promotion'),
      await screen.findByText('Birthday gift · claim'),
    )
    await user.click(screen.getByRole('button', { name: 'Issue' }))
    expect(await screen.findByText('P9-12 is in the reward centre')).toBeInTheDocument()
    expect(platform.last(api.issuePromotion)?.body).toEqual({ to: 'amina', promotion: 9, remark: '' })
    await user.type(screen.getByLabelText('Amount, if different'), '250')
    await user.type(screen.getByLabelText('Note to the player'), 'Many happy returns')
    answer(api.issuePromotion, refuse([{ name: 'promotion', message: 'cannot be issued to amina: promotion.state' }]))
    await user.click(screen.getByRole('button', { name: 'Issue' }))
    expect(await screen.findByText('cannot be issued to amina: promotion.state')).toBeInTheDocument()
    const promotionInput = { to: 'amina', promotion: 9, amount: 250, remark: 'Many happy returns' }
    expect(platform.last(api.issuePromotion)?.body).toEqual(promotionInput)
  })

  test('a refused reward says why at its field', async () => {
    answer(api.issueReward, refuse([{ name: 'to', message: 'nobody at aurora1 is called amina' }]))
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Issue' }))
    expect(await screen.findByText('nobody at aurora1 is called amina')).toBeInTheDocument()
  })
})
