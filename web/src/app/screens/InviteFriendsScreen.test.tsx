import { screen, within } from '@testing-library/react'
import { type Friend, referralDetails, referralList } from '@understudy/contracts/referral'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import InviteFriendsScreen from './InviteFriendsScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const friend = (userName: string, more: Partial<Friend> = {}): Friend => ({
  userName,
  regDate: Date.parse('2026-02-20T10:00:00Z'),
  day: '2026-02-20',
  deposit: 0,
  bet: 0,
  reward: 0,
  status: 'joined',
  ...more,
})
const RULE = { deposit: 500, turnover: 1_000, amount: 100, multiple: 3 }

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample())
    .answer(referralDetails, {
      referralCode: 'amina',
      parameter: 'recommenderId',
      totalInvitations: 3,
      promotionDomains: ['https://aurora.example'],
    })
    .answer(referralList, {
      list: [
        friend('zu•••1'),
        friend('ka•••2', { deposit: 300, bet: 120, status: 'playing' }),
        friend('na•••3', { deposit: 800, bet: 1_500, reward: 100, status: 'rewarded' }),
      ],
      next: null,
      footer: { friends: 3, rewarded: 1, reward: 100 },
      rule: RULE,
    })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = () => renderInApp(<InviteFriendsScreen />, { path: '/m/inviteFriends' })

test('the page of invited friends has its address', { tags: ['ROUTE-012', 'MEMBER-009'] }, async () => {
  const { path } = renderInApp(<Screens />, { path: '/m/inviteFriends' })
  expect(await screen.findByText('na•••3')).toBeInTheDocument()
  expect(path()).toBe('/m/inviteFriends')
})

test('link and code are shown beside the invited friends and their rewards', {
  tags: ['MEMBER-009', 'MEMBER-013'],
}, async () => {
  open()
  expect(await screen.findByText('https://aurora.example/m/register?recommenderId=amina')).toBeInTheDocument()
  const rows = await screen.findAllByRole('listitem')
  const maskedRows = rows.map(({ textContent }) => textContent).filter((text) => text?.includes('•••'))
  expect(maskedRows).toEqual([
    expect.stringMatching(/zu•••1.*Since 20 Feb 2026.*Registered.*DepositedRs 0\.00.*WageredRs 0\.00$/),
    expect.stringMatching(/ka•••2.*Playing.*DepositedRs 300\.00.*WageredRs 120\.00$/),
    expect.stringMatching(/na•••3.*Rewarded.*DepositedRs 800\.00.*WageredRs 1,500\.00.*Your rewardRs 100\.00$/),
  ])
  expect(screen.getByText(/Rs 500.* wagers .*Rs 1,000.* you get .*Rs 100.*3×/)).toBeInTheDocument()
  expect(screen.getByText('Brought a reward').parentElement?.textContent).toContain('1')
})

test('a merchant that pays nothing for friends shows no rule and no reward', { tags: ['MEMBER-013'] }, async () => {
  platform.answer(referralList, {
    list: [friend('ka•••2')],
    next: null,
    footer: { friends: 1, rewarded: 0, reward: 0 },
    rule: null,
  })
  open()
  expect(await screen.findByText('ka•••2')).toBeInTheDocument()
  expect({ queryByText: screen.queryByText(/brings you/), totalRewards: screen.queryByText('Total rewards') }).toEqual({
    queryByText: null,
    totalRewards: null,
  })
})

test('a member without invited friends is told so', { tags: ['MEMBER-009'] }, async () => {
  const footer = { friends: 0, rewarded: 0, reward: 0 }
  platform.answer(referralList, { list: [], next: null, footer, rule: RULE })
  open()
  expect(await screen.findByText('No friends have registered with your link yet.')).toBeInTheDocument()
  expect(within(document.body).queryByText('Friends')).not.toBeInTheDocument()
})
