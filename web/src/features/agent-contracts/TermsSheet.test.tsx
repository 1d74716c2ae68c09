import { act, screen, waitFor, within } from '@testing-library/react'
import { type AgentContract, changeContract } from '@understudy/contracts/agent-contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { useAsk } from '@/shared/ui/ask'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { TermsSheet } from './TermsSheet.tsx'

vi.setConfig({ testTimeout: 20_000 })

const MINE = { kind: 'salary', role: 'mine' } as const
const ladderOf = (steps: number) =>
  Array.from({ length: steps }, (_, at) => ({
    minimumBet: 1_000 * (at + 1),
    netLoss: 0,
    activeMember: at + 1,
    rateType: 'P' as const,
    rate: 0.25 * (at + 1),
  }))
const ladder = ladderOf(3)
const contractOf = (tiers: typeof ladder): AgentContract => ({
  id: 7,
  kind: 'salary',
  product: 'CONS',
  account: 'tariq',
  status: 'A',
  asker: null,
  events: ['change'],
  tiers: tiers.map((one) => ({ ...one, downlineHigherRate: 'N' })),
  wanted: null,
  compPeriod: null,
  createdAt: 1,
  at: 1,
  activeAt: 1,
  endedAt: null,
  running: null,
  paid: 0,
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
  session.store(sessionSample(1))
})
afterEach(() => {
  session.drop()
})

const rowOf = (number: number) => within(screen.getByRole('group', { name: `Tier ${number}` }))
const toldIn = (number: number, name: string) => {
  const about = rowOf(number).getByRole('textbox', { name }).getAttribute('aria-describedby')
  return document.getElementById(about ?? '')?.textContent
}

async function change(tiers = ladder) {
  platform.answer(changeContract, contractOf(tiers))
  const { user } = renderInApp(<TermsSheet {...MINE} contract={contractOf(tiers)} symbol="Rs" onClose={() => {}} />)
  await screen.findByRole('dialog', { name: 'Change terms' })
  return {
    user,
    send: () => user.click(screen.getByRole('button', { name: 'Send request' })),
    async retype(number: number, name: string, value: string) {
      await user.clear(rowOf(number).getByRole('textbox', { name }))
      await user.type(rowOf(number).getByRole('textbox', { name }), value)
    },
  }
}

describe('the tiers of a contract', { tags: ['AGENT-008'] }, () => {
  test('all seven tiers of a contract are kept when one changes', async () => {
    const { send, retype } = await change(ladderOf(7))
    await retype(7, 'Rate', '0.4')
    await send()
    await waitFor(() =>
      expect(platform.last(changeContract)?.body).toEqual({
        id: 7,
        acceptHigherRate: false,
        tiers: [...ladderOf(6), { ...ladderOf(7)[6], rate: 0.4 }],
      }),
    )
  })

  test('a tier of a contract is removed, and the others keep their values', async () => {
    const { user, send, retype } = await change()
    await retype(3, 'Rate', '0.9')
    await user.click(screen.getByRole('button', { name: 'Remove tier 1' }))
    await send()
    await waitFor(() =>
      expect(platform.last(changeContract)?.body).toEqual({
        id: 7,
        acceptHigherRate: false,
        tiers: [ladder[1], { ...ladder[2], rate: 0.9 }],
      }),
    )
  })

  test('the server’s message about a tier stays at it until it changes', async () => {
    const { user, send } = await change()
    platform.fail(changeContract, 'field.invalid', { fields: { 'tiers.1': ['range'] } })
    await send()
    await waitFor(() => expect(toldIn(2, 'Rate')).toMatch(/These terms are not valid/))
    expect([toldIn(1, 'Rate'), toldIn(3, 'Rate')]).toEqual([undefined, undefined])
    expect(rowOf(2).getByRole('textbox', { name: 'Rate' })).toHaveFocus()
    await user.type(rowOf(2).getByRole('textbox', { name: 'Rate' }), '5')
    await waitFor(() => expect(toldIn(2, 'Rate')).toBeUndefined())
  })

  test('the server’s error at a tier disappears once the tier changes', async () => {
    const { send, retype } = await change()
    platform.fail(changeContract, 'field.invalid', { fields: { 'tiers.1': ['range'], 'tiers.2': ['range'] } })
    await send()
    await waitFor(() => expect(toldIn(2, 'Rate')).toMatch(/These terms are not valid/))
    await retype(2, 'Team bets from', '2500')
    await waitFor(() => expect(toldIn(2, 'Rate')).toBeUndefined())
    expect(toldIn(3, 'Rate')).toMatch(/These terms are not valid/)
  })

  test('a repeated tier is reported at the later one, and nothing is sent', async () => {
    const { send, retype } = await change()
    await retype(3, 'Team bets from', '1000')
    await retype(3, 'Active members from', '1')
    await send()
    await waitFor(() => expect(toldIn(3, 'Rate')).toMatch(/no two tiers are the same/))
    expect(toldIn(1, 'Rate')).toBeUndefined()
    expect(platform.count(changeContract)).toBe(0)
  })

  test('an added tier is not discarded without asking', async () => {
    const { user } = await change()
    await user.click(screen.getByRole('button', { name: 'Add tier' }))
    expect(rowOf(4).getByRole('textbox', { name: 'Team bets from' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(useAsk.getState().question?.title).toBe('Discard what you typed?'))
    await act(async () => useAsk.getState().answer(false))
    expect(screen.getByRole('group', { name: 'Tier 4', hidden: true })).toBeInTheDocument()
  })
})
