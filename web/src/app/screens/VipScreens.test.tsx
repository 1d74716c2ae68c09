import { screen, waitFor, within } from '@testing-library/react'
import { memberInfo } from '@understudy/contracts/member'
import { systemStatus } from '@understudy/contracts/system'
import { type RankProgress, rankProgress, type VipLevel, vipBenefits } from '@understudy/contracts/vip'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usePanel } from '@/shared/navigation/panels'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { memberSample, sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import VipBenefitsScreen from './VipBenefitsScreen.tsx'
import VipScreen from './VipScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const level = (n: number, more: Partial<VipLevel> = {}): VipLevel => ({
  level: n,
  name: `VIP${n}`,
  totalTurnover: n * 1_500_000,
  monthlyTurnover: n * 75_000,
  upgradeBonus: n * 1_000,
  dailyWithdraw: 50_000 * (n + 1),
  rebateExtra: (n * 3) / 100,
  channels: 5 + n,
  feesReimbursed: n >= 4,
  privateManager: n >= 6,
  ...more,
})
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => level(n))

const standing = (more: Partial<RankProgress> = {}): RankProgress => ({
  playerRankName: 'VIP6',
  level: 6,
  nextRankName: 'VIP7',
  month: '2026-03',
  monthlyTurnover: { actual: 12_500, expected: 450_000 },
  totalTurnover: { actual: 10_400_250, expected: 10_500_000 },
  raises: [],
  ...more,
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample())
    .answer(memberInfo, memberSample())
    .answer(vipBenefits, { currencySymbol: 'Rs', levels: LEVELS })
    .answer(rankProgress, standing())
})
afterEach(() => {
  session.drop()
})

function Panel() {
  return <output>{usePanel()}</output>
}
const withoutVip = () => platform.answer(systemStatus, statusSample({}, settingsSample({ vip: { enabled: false } })))

describe('the benefits', () => {
  const open = () => renderInApp(<VipBenefitsScreen />, { path: '/m/member/benefits' })

  test('VIP benefits show the own level, the distance to the next and its rewards', {
    tags: ['MEMBER-013'],
  }, async () => {
    session.store(sessionSample())
    open()
    expect(await screen.findByText(/Wager .*99,750.* more to reach VIP 7/)).toBeInTheDocument()
    const meter = (name: string) => {
      const { attributes } = screen.getByRole('meter', { name })
      return [attributes.getNamedItem('value')?.value, attributes.getNamedItem('max')?.value]
    }
    expect(meter('Total wagered')).toEqual(['10400250', '10500000'])
    expect(meter('Goal of March 2026')).toEqual(['12500', '450000'])
    const brings = screen.getByRole('heading', { name: 'What you get at VIP 7' }).parentElement as HTMLElement
    expect(within(brings).getByText('Rs 7,000')).toBeInTheDocument()
    expect(within(brings).getByText('Rs 400,000')).toBeInTheDocument()
    expect(within(brings).getByText('+0.21%')).toBeInTheDocument()
  })

  test.each([
    [0, 1],
    [1, 2],
  ])('a VIP month that requires %i shows %i meters', { tags: ['MEMBER-013'] }, async (expected, meters) => {
    session.store(sessionSample())
    platform.answer(rankProgress, standing({ monthlyTurnover: { actual: 0, expected } }))
    open()
    await screen.findByText(/more to reach VIP 7/)
    expect(screen.getAllByRole('meter')).toHaveLength(meters)
  })

  test('the VIP levels are a table that marks the member’s level', { tags: ['MEMBER-013'] }, async () => {
    session.store(sessionSample())
    open()
    await screen.findByText('Your level')
    const rows = screen.getAllByRole('row')
    expect(rows).toHaveLength(1 + LEVELS.length)
    expect(rows.filter((row) => row.getAttribute('aria-current') === 'true').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^VIP 6Your level9M.*\+0\.18%/),
    ])
  })

  test('the last VIP level has no next one and shows what play has reached', {
    tags: ['MEMBER-013'],
  }, async () => {
    session.store(sessionSample())
    const raises = [{ level: 7, at: Date.UTC(2026, 2, 10, 7), bonus: 3_888 }]
    platform.answer(rankProgress, standing({ level: 7, playerRankName: 'VIP7', nextRankName: '', raises }))
    open()
    expect(await screen.findByText('You are on the highest level.')).toBeInTheDocument()
    expect(screen.queryByText(/^What VIP/)).not.toBeInTheDocument()
    expect(screen.getByText('Rs 3,888')).toBeInTheDocument()
  })

  test('a VIP level reached meanwhile refetches the badge', { tags: ['MEMBER-005'] }, async () => {
    session.store(sessionSample())
    platform.answer(rankProgress, standing({ level: 7, playerRankName: 'VIP7', nextRankName: '' }))
    open()
    await waitFor(() => expect(platform.count(memberInfo)).toBeGreaterThan(1))
  })

  test('the address of VIP benefits asks a guest to log in', {
    tags: ['MEMBER-003', 'HOME-022', 'HOME-037', 'ROUTE-012'],
  }, async () => {
    const guest = renderInApp(<Screens />, { path: '/m/member/benefits' })
    await waitFor(() => expect(guest.path()).toMatch(/^\/m\/login/))
    guest.unmount()
    session.store(sessionSample())
    const member = renderInApp(<Screens />, { path: '/m/member/benefits' })
    expect(await screen.findByText(/more to reach VIP 7/)).toBeInTheDocument()
    expect(member.path()).toBe('/m/member/benefits')
  })

  test('benefits without a programme give way to customer service', {
    tags: ['MEMBER-004', 'FLAGS-027'],
  }, async () => {
    session.store(sessionSample())
    withoutVip()
    const { user } = renderInApp(
      <>
        <VipBenefitsScreen />
        <Panel />
      </>,
    )
    await user.click(await screen.findByRole('button', { name: 'Customer service' }))
    expect(document.querySelector('output')?.textContent).toBe('service')
    expect({ table: screen.queryByRole('table'), vipBenefitsCalls: platform.count(vipBenefits) }).toEqual({
      table: null,
      vipBenefitsCalls: 0,
    })
  })

  test('the VIP page tells a trial that play money does not count', {
    tags: ['MEMBER-013'],
  }, async () => {
    session.store(sessionSample(4))
    const { user, path } = open()
    await user.click(await screen.findByRole('link', { name: 'Register now' }))
    expect({ path: path(), rankProgressCalls: platform.count(rankProgress) }).toEqual({
      path: '/m/register',
      rankProgressCalls: 0,
    })
  })
})

describe('the programme', () => {
  test('visitors see the VIP page with benefits, levels and a login link', {
    tags: ['ROUTE-013', 'HOME-039'],
  }, async () => {
    const { user, path } = renderInApp(<Screens />, { path: '/m/vip' })
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect(path()).toBe('/m/vip')
    for (const promise of [
      'Exclusive rewards',
      'Priority payment channel',
      'Higher withdrawal limits',
      'Private manager',
    ])
      expect(screen.getAllByText(promise)[0]).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Log in to see your level' }))
    expect(path()).toBe('/m/login?backUrl=%2Fm%2Fmember%2Fbenefits')
  })

  test('the VIP programme leads a member to the own level', { tags: ['ROUTE-013'] }, async () => {
    session.store(sessionSample())
    const { user, path } = renderInApp(<VipScreen />, { path: '/m/vip' })
    await user.click(await screen.findByRole('link', { name: 'View your level' }))
    expect(path()).toBe('/m/member/benefits')
  })

  test('a member without a programme is sent to customer service', { tags: ['MEMBER-004'] }, async () => {
    withoutVip()
    renderInApp(<VipScreen />, { path: '/m/vip' })
    expect(await screen.findByRole('button', { name: 'Customer service' })).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

test.each([
  ['/m/vip', VipScreen],
  ['/m/member/benefits', VipBenefitsScreen],
])('without any reply %s says that there is no connection and tries again', async (path, Screen) => {
  session.store(sessionSample())
  localStorage.clear()
  platform.reply(systemStatus, () => Promise.reject(new TypeError('gone')))
  const { user } = renderInApp(<Screen />, { path })
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  expect(screen.getByRole('alert')).toHaveTextContent('No internet connection')
  platform.answer(systemStatus, statusSample())
  await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})
