import { screen, waitFor, within } from '@testing-library/react'
import { commission, teamBetting, teamPnl, teamPnlMembers } from '@understudy/contracts/agent-reports'
import {
  type AffiliateUrl,
  affiliateUrls,
  createAffiliateUrl,
  createDownline,
  type Downline,
  downline,
  downlineRates,
  downlines,
  overview,
  PRODUCTS,
  promote,
  type Rates,
  rateSettings,
  registeredAffiliates,
  removeAffiliateUrl,
  type TeamFigures,
  transferDownline,
} from '@understudy/contracts/agents'
import type { MemberType } from '@understudy/contracts/member-type'
import { systemStatus } from '@understudy/contracts/system'
import { transferState } from '@understudy/contracts/upline-transfer'
import { rankProgress } from '@understudy/contracts/vip'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import NextStep from './home/NextStep.tsx'
// Loads the code of the screens in advance.
import './RegisterCenterScreen.tsx'
import './TeamOverviewScreen.tsx'
import './TeamProfitScreen.tsx'
import './TeamRebateScreen.tsx'
import './TeamScreen.tsx'
import '@/features/agents/LinkForm'
import '@/features/agents/LinkSheet'
import { RatesTable } from '@/features/agents/RatesFields'
import { TeamCard } from '@/features/agents/TeamCard'
import { ToTeam } from '@/features/agents/ToTeam'
import '@/features/agents/RatesSheet'

vi.setConfig({ testTimeout: 30_000 })

const FLAGS = ['AGEPAG', 'REGCEN', 'DOWNMAN', 'GAMSER', 'TEAMBETTING3', 'AGETEAMPNL3', 'AGETRANSFERUP3']
const figures = (more: Partial<TeamFigures> = {}): TeamFigures => ({
  bets: 3,
  bet: 620,
  validBet: 600,
  win: 520,
  pnl: -100,
  deposit: 900,
  withdraw: 250,
  agentTransferIn: 0,
  agentTransferOut: 0,
  rebate: 4,
  promotion: 0,
  income: 0,
  profit: -96,
  ...more,
})
const rates = (rate: number) => Object.fromEntries(PRODUCTS.map((product) => [product, rate])) as Rates
const bounds = Object.fromEntries(PRODUCTS.map((product) => [product, { min: 0, max: 0.8, step: 0.01 }])) as never
const person = (more: Partial<Downline> = {}): Downline => ({
  customerId: 7,
  account: 'nayaab1',
  nickname: '',
  type: 0,
  level: 1,
  directCount: 0,
  teamCount: 0,
  balance: 120.5,
  regDate: Date.parse('2026-03-01T07:00:00Z'),
  lastLogin: null,
  online: true,
  active: true,
  status: 'active',
  rebates: rates(0.1),
  week: [0, 0, 0, 120, 0, 0, 40],
  ...more,
})
const path = [{ account: 'bilal', level: 0 }]
const day = (date: string, bet: number) => ({
  date,
  newCount: 1,
  activeCount: 2,
  deposit: 10,
  withdraw: 0,
  bet,
  win: 0,
  pnl: -bet,
  commission: 1,
})

let platform: ReturnType<typeof fakePlatform>
function open(at: string, type: MemberType = 1) {
  session.store(sessionSample(type, { userName: 'bilal' }))
  return renderInApp(<Screens />, { path: at })
}
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, FLAGS)))
    .answer(overview, {
      teamCount: 12,
      directCount: 5,
      agentCount: 3,
      onlineCount: 2,
      newCount: 4,
      activeCount: 6,
      teamBalance: 4_321,
      ...figures(),
      commission: 7.25,
      series: [day('2026-03-09', 100), day('2026-03-10', 520)],
    })
    .answer(downlines, { list: [person()], path, totalCount: 1, totalPages: 1 })
    .answer(rateSettings, bounds)
})
afterEach(() => {
  session.drop()
  localStorage.clear()
})

describe('the pages of agents', () => {
  test.each([
    ['/m/agent/team/overview', 'the overview'],
    ['/m/agentRegister', 'the register centre'],
    ['/m/member/team', 'team management'],
    ['/m/agent/team/pnl', 'team profit and loss'],
    ['/m/member/agent/agentRebeat', 'rebate and team bets'],
  ])(
    '%s, %s, is refused for types 0 and 40 with the no-permission message',
    { tags: ['AGENT-001', 'AGENT-002', 'ROUTE-024', 'ROUTE-025'] },
    async (address) => {
      for (const type of [0, 40] as const) {
        const { path: here, unmount } = open(address, type)
        await waitFor(() => expect(here()).toBe('/m/home'))
        expect((await screen.findAllByText('No permission or feature unavailable')).length).toBeGreaterThan(0)
        expect(platform.count(overview) + platform.count(downlines)).toBe(0)
        unmount()
        session.drop()
      }
    },
  )

  test.each([1, 2, 41, 42] as const)(
    'type %i sees the overview',
    { tags: ['AGENT-001', 'AGENT-002'] },
    async (type) => {
      open('/m/agent/team/overview', type)
      expect(await screen.findByText('Team balance')).toBeInTheDocument()
    },
  )
})

describe('the overview', () => {
  test('the overview shows every figure with a link to its list', {
    tags: ['AGENT-003', 'AGENT-013', 'ROUTE-024'],
  }, async () => {
    open('/m/agent/team/overview?days=month')
    const tile = async (name: string) => {
      const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) })
      return [link.textContent?.replace(name, '').trim(), link.getAttribute('href')]
    }
    expect(await tile('Members')).toEqual(['12', '/m/member/team?levels=all'])
    expect(await tile('Direct')).toEqual(['5', '/m/member/team'])
    expect(await tile('Agents')).toEqual(['3', '/m/member/team?levels=all&type=agent'])
    expect(await tile('Online')).toEqual(['2', '/m/member/team?levels=all&activity=online'])
    expect(await tile('Team balance')).toEqual(['Rs 4,321', '/m/member/team?sort=balance'])
    expect(await tile('New')).toEqual(['4', '/m/member/team?levels=all&activity=new&days=month'])
    expect(await tile('Active')).toEqual(['6', '/m/member/team?levels=all&activity=active&days=month'])
    for (const [name, said] of [
      ['Deposits', 'Rs 900'],
      ['Withdrawals', 'Rs 250'],
      ['Bets', 'Rs 620'],
      ['Wins', 'Rs 520'],
      ['Rebates', 'Rs 4.00'],
      ['Profit or loss', '−Rs 96'],
    ] as const)
      expect(await tile(name)).toEqual([said, '/m/agent/team/pnl?days=month'])
    expect(await tile('My commission')).toEqual(['Rs 7.25', '/m/member/agent/agentRebeat?days=month'])
    expect(screen.getByRole('img', { name: 'Bets by day, 9 Mar to 10 Mar' })).toBeInTheDocument()
  })
})

describe('the team', () => {
  test('the team is filtered and searched, with the selection in the address', {
    tags: ['AGENT-004', 'ROUTE-024'],
  }, async () => {
    const { user, path: here } = open('/m/member/team')
    expect(await screen.findByText('nayaab1')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Type'), 'Agents')
    await waitFor(() => expect(here()).toBe('/m/member/team?days=week&type=agent'))
    expect(screen.queryByRole('radio', { name: '30 days' })).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Levels'), 'All levels')
    await user.selectOptions(screen.getByLabelText('Activity'), 'Active')
    await user.click(screen.getByRole('radio', { name: '30 days' }))
    await waitFor(() => expect(here()).toBe('/m/member/team?days=month&levels=all&type=agent&activity=active'))
    await waitFor(() => expect(platform.last(downlines)?.url.searchParams.get('levels')).toBe('all'))
    const [start, end] = ['startDate', 'endDate'].map((name) => platform.last(downlines)?.url.searchParams.get(name))
    expect(Date.parse(end ?? '') - Date.parse(start ?? '')).toBe(29 * 86_400_000)
    await user.selectOptions(screen.getByLabelText('Activity'), 'Online')
    const order = screen.getByLabelText<HTMLSelectElement>('Sort by')
    expect({ textContent: order.selectedOptions[0]?.textContent, optionsCount: order.options.length }).toEqual({
      textContent: 'Newest first',
      optionsCount: 5,
    })
    await user.selectOptions(order, 'By balance')
    await user.type(screen.getByLabelText('Search by account'), 'nay')
    await waitFor(() => expect(platform.last(downlines)?.url.search).toContain('account=nay'))
    const query = platform.last(downlines)?.url.searchParams
    expect({ type: query?.get('type'), activity: query?.get('activity'), sort: query?.get('sort') }).toEqual({
      type: 'agent',
      activity: 'online',
      sort: 'balance',
    })
  })

  test('the team is a tree: a branch opens below its row, and each row tells its week', {
    tags: ['AGENT-004'],
  }, async () => {
    platform.reply(downlines, ({ url }) => {
      const list = url.searchParams.has('under')
        ? [person({ customerId: 9, account: 'deep9', level: 2 })]
        : [person({ customerId: 8, account: 'sana7', teamCount: 1 }), person()]
      return Response.json({ success: true, value: { list, path, totalCount: list.length, totalPages: 1 } })
    })
    const { user } = open('/m/member/team')
    const branch = await screen.findByRole('button', { name: 'Team of sana7' })
    expect(screen.getAllByText(/160.* staked in 7 days/)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Team of nayaab1' })).not.toBeInTheDocument()
    await user.click(branch)
    const below = within(await screen.findByRole('list', { name: 'Team of sana7' }))
    expect(below.getByText('deep9')).toBeInTheDocument()
    expect(platform.last(downlines)?.url.searchParams.get('under')).toBe('sana7')
    await user.click(branch)
    expect(screen.queryByText('deep9')).not.toBeInTheDocument()
  })

  test('the path on a downline’s page leads to every agent above', { tags: ['AGENT-004'] }, async () => {
    platform.answer(downlines, {
      list: [],
      totalCount: 0,
      totalPages: 0,
      path: [...path, { account: 'sana7', level: 1 }, { account: 'omar3', level: 2 }],
    })
    open('/m/member/team?under=omar3')
    const way = within(await screen.findByRole('navigation', { name: 'Team path' }))
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/member/team',
      '/m/member/team?under=sana7',
    ])
    expect(platform.last(downlines)?.url.searchParams.get('under')).toBe('omar3')
    expect(await screen.findByText('Nobody is in this team yet.')).toBeInTheDocument()
  })

  test.each([
    ['/m/member/team', ''],
    ['/m/agent/team/pnl', '?days=week&view=members'],
    ['/m/member/agent/agentRebeat', '?days=week&view=bets'],
  ])(
    'the page %s of somebody outside the team leads to the whole team',
    { tags: ['AGENT-004'] },
    async (address, selected) => {
      const code = 'downline.not.found'
      platform.fail(downlines, code).fail(teamPnlMembers, code).fail(teamPnl, code).fail(teamBetting, code)
      open(`${address}${selected || '?'}&under=stranger`.replace('?&', '?'))
      const whole = await screen.findByRole('link', { name: 'My whole team' })
      expect(whole).toHaveAttribute('href', `${address}${selected}`)
    },
  )

  test('a downline’s card shows figures, promotes after a question and pays once', {
    tags: ['AGENT-004'],
  }, async () => {
    const card = { ...person(), path, own: figures(), team: figures(), commission: 0, teamBalance: 0, mayPromote: true }
    platform
      .answer(downline, card)
      .answer(promote, { account: 'nayaab1', type: 1 })
      .answer(transferState, {
        enabled: true,
        upline: 'tariq',
        availBalance: 850.5,
        hasPaymentPassword: true,
        paymentLockedUntil: null,
      })
      .answer(transferDownline, { transId: 'x', account: 'nayaab1', amount: 100, balance: 750.5 })
    const { user } = open('/m/member/team')
    await user.click(await screen.findByRole('button', { name: /nayaab1/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'nayaab1' }))
    expect(await sheet.findByText('Rs 120.50')).toBeInTheDocument()
    expect(sheet.getByText('Never')).toBeInTheDocument()
    await user.click(sheet.getByRole('button', { name: 'Make an agent' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Make nayaab1 an agent?' })).getByRole('button', {
        name: 'Make an agent',
      }),
    )
    await waitFor(() => expect(platform.last(promote)?.body).toEqual({ account: 'nayaab1' }))
    await user.click(sheet.getByRole('button', { name: 'Transfer money' }))
    const form = within(await screen.findByRole('dialog', { name: 'Transfer to nayaab1' }))
    await user.type(await form.findByLabelText('Amount'), '100')
    await user.type(form.getByLabelText('Payment password'), '739154')
    await user.dblClick(form.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/100\.00.*sent to nayaab1/)).toBeInTheDocument()
    expect(platform.count(transferDownline)).toBe(1)
    expect(platform.last(transferDownline)?.body).toMatchObject({ account: 'nayaab1', amount: 100 })
  })
})

describe('the register centre', () => {
  const link: AffiliateUrl = {
    affiUrlId: 4,
    code: 'ABCD2345',
    url: 'https://aurora.example/m/register?affiliateCode=ABCD2345',
    type: 0,
    rebates: rates(0.2),
    createdAt: 0,
    expiresAt: null,
    active: true,
    registered: 2,
  }

  test('an agent opens an account with type and rates below its own', {
    tags: ['AGENT-005', 'ROUTE-024'],
  }, async () => {
    platform.answer(createDownline, { customerId: 9, account: 'zara11', type: 1, rebates: rates(0) })
    const { user } = open('/m/agentRegister?view=direct')
    await user.type(await screen.findByLabelText('Account'), 'zara11')
    await user.type(screen.getByLabelText('Password'), 'Secret99')
    await user.selectOptions(screen.getByLabelText('Type'), 'Agent')
    await user.click(screen.getByRole('button', { name: 'Adjust singly' }))
    await user.clear(screen.getByLabelText('Slots'))
    await user.type(screen.getByLabelText('Slots'), '0.81')
    await user.click(screen.getByRole('button', { name: 'Open the account' }))
    expect(await screen.findByText('0% to 0.8%')).toBeInTheDocument()
    expect(platform.count(createDownline)).toBe(0)
    await user.clear(screen.getByLabelText('Slots'))
    await user.type(screen.getByLabelText('Slots'), '0.25')
    await user.click(screen.getByRole('button', { name: 'Open the account' }))
    expect(await screen.findByText(/zara11.* has joined your team/)).toBeInTheDocument()
    expect(platform.last(createDownline)?.body).toMatchObject({
      account: 'zara11',
      password: 'Secret99',
      type: 1,
      rebates: { RNG: 0.25, LIVE: 0.7 },
    })
  })

  test('one field gives all games a rate, each within its own bound', {
    tags: ['AGENT-005', 'AGENT-006'],
  }, async () => {
    platform
      .answer(rateSettings, { ...(bounds as object), FISH: { min: 0, max: 0.3, step: 0.01 } } as never)
      .answer(affiliateUrls, { list: [], most: 20 })
      .answer(createAffiliateUrl, link)
    const { user } = open('/m/agentRegister')
    await user.click(await screen.findByRole('button', { name: 'Create link' }))
    const form = within(await screen.findByRole('dialog', { name: 'Create link' }))
    const all = form.getByLabelText('All games, in %')
    await user.clear(all)
    await user.type(all, '0.9')
    await user.click(form.getByRole('button', { name: 'Create link' }))
    expect(all).toHaveAttribute('aria-invalid', 'true')
    expect(platform.count(createAffiliateUrl)).toBe(0)
    await user.clear(all)
    await user.type(all, '0.5')
    await user.click(form.getByRole('button', { name: 'Create link' }))
    await waitFor(() => expect(platform.count(createAffiliateUrl)).toBe(1))
    expect(platform.last(createAffiliateUrl)?.body).toMatchObject({ rebates: { ...rates(0.5), FISH: 0.3 } })
  })

  test('an agent’s link is shown as code, QR code and address, with who came by it', {
    tags: ['AGENT-005'],
  }, async () => {
    platform
      .answer(affiliateUrls, { list: [link], most: 20 })
      .answer(createAffiliateUrl, link)
      .answer(registeredAffiliates, { list: [{ account: 'newcomer7', regDate: 1, type: 0 }] })
    const { user } = open('/m/agentRegister')
    await user.click(await screen.findByRole('button', { name: /ABCD2345/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'ABCD2345' }))
    expect(sheet.getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument()
    expect(sheet.getByText(link.url)).toBeInTheDocument()
    expect(await sheet.findByText('newcomer7')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Create link' }))
    const form = within(await screen.findByRole('dialog', { name: 'Create link' }))
    await user.selectOptions(form.getByLabelText('Valid for'), 'No expiry')
    expect(form.getByRole('button', { name: 'Mine − 0.1' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(form.getByRole('button', { name: 'Half' }))
    expect(form.getByLabelText('All games, in %')).toHaveValue('0.4')
    await user.click(form.getByRole('button', { name: 'Create link' }))
    await waitFor(() =>
      expect(platform.last(createAffiliateUrl)?.body).toMatchObject({ type: 0, expireDays: 0, rebates: rates(0.4) }),
    )
  })

  test('a link deleted in another tab disappears here without an error', {
    tags: ['AGENT-005'],
  }, async () => {
    platform.answer(affiliateUrls, { list: [{ ...link, registered: 0 }], most: 20 })
    const { user } = open('/m/agentRegister')
    await user.click(await screen.findByRole('button', { name: /ABCD2345/ }))
    platform.answer(affiliateUrls, { list: [], most: 20 }).fail(removeAffiliateUrl, 'affiliate.code.invalid')
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const sure = await screen.findByRole('dialog', { name: 'Delete this link?' })
    await user.click(within(sure).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Link deleted')).toBeInTheDocument()
    expect(await screen.findByText('You have no links yet.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText('Invitation code error')).not.toBeInTheDocument()
  })

  test('an agent’s link above the limit is refused, and the page shows the count', {
    tags: ['AGENT-005'],
  }, async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...link, affiUrlId: at + 1 }))
    platform.answer(affiliateUrls, { list: many(19), most: 20 })
    const { user } = open('/m/agentRegister')
    await user.click(await screen.findByRole('button', { name: 'Create link' }))
    platform.answer(affiliateUrls, { list: many(20), most: 20 }).fail(createAffiliateUrl, 'affiliate.limit')
    const form = within(await screen.findByRole('dialog', { name: 'Create link' }))
    await user.click(form.getByRole('button', { name: 'Create link' }))
    expect(await form.findByText('You have the maximum number of active links')).toBeInTheDocument()
    expect(await screen.findByText('20 of 20 active')).toBeInTheDocument()
  })

  test('the register centre offers no new link beyond twenty', { tags: ['AGENT-005'] }, async () => {
    const list = Array.from({ length: 20 }, (_, at) => ({ ...link, affiUrlId: at + 1 }))
    platform.answer(affiliateUrls, { list, most: 20 })
    open('/m/agentRegister')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create link' })
    expect(button).toBeDisabled()
    expect(screen.getByText('20 of 20 active')).toBeInTheDocument()
  })
})

const products = [
  { gameType: 'RNG' as const, bets: 2, bet: 500, validBet: 500, win: 450, pnl: -50 },
  { gameType: 'LIVE' as const, bets: 1, bet: 120, validBet: 100, win: 70, pnl: -50 },
]

describe('rebate and team bets', () => {
  beforeEach(() => {
    platform
      .answer(commission, {
        list: [{ date: '2026-03-10', validBet: 600, commission: 4.2, paid: 0, paidAt: null }],
        products: [{ gameType: 'RNG', rate: 0.8, validBet: 500, commission: 4 }],
        footer: { validBet: 600, commission: 4.2, paid: 0 },
      })
      .answer(teamBetting, {
        products,
        path,
        totalCount: 1,
        totalPages: 1,
        members: [
          { account: 'nayaab1', type: 0, gameType: null, bets: 3, bet: 620, validBet: 600, win: 520, pnl: -100 },
        ],
        footer: { bets: 3, bet: 620, validBet: 600, win: 520, pnl: -100 },
      })
  })

  test('rebate and team bets are two views of one page', {
    tags: ['AGENT-006', 'ROUTE-025'],
  }, async () => {
    const { user } = open('/m/member/agent/agentRebeat')
    expect(await screen.findByRole('table', { name: 'By product' })).toBeInTheDocument()
    expect(screen.getByText('0.80%')).toBeInTheDocument()
    expect(screen.getByText('Paid the next morning')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Team bets' }))
    expect((await screen.findAllByText('Rs 620.00')).length).toBeGreaterThan(0)
  })

  test('team bets are listed by product and by member, or for one product', { tags: ['AGENT-006'] }, async () => {
    const { user } = open('/m/member/agent/agentRebeat?view=bets')
    expect(await screen.findByText('nayaab1')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Game'), 'Slots')
    await waitFor(() => expect(platform.last(teamBetting)?.url.searchParams.get('gameType')).toBe('RNG'))
  })

  test('the rates of a downline may only rise', { tags: ['AGENT-006'] }, async () => {
    platform.answer(downlineRates, {
      account: 'nayaab1',
      rebates: rates(0.1),
      bounds: Object.fromEntries(PRODUCTS.map((one) => [one, { min: 0.1, max: 0.8, step: 0.01 }])) as never,
    })
    const { user } = open('/m/member/agent/agentRebeat')
    const rateTable = within(await screen.findByRole('table', { name: '' }))
    await user.click(rateTable.getByRole('button', { name: 'nayaab1, Slots: 0.10%' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Rates of nayaab1' }))
    await waitFor(() => expect(sheet.getByLabelText('Slots')).toHaveFocus())
    await user.clear(sheet.getByLabelText('Slots'))
    await user.type(sheet.getByLabelText('Slots'), '0.05')
    await user.click(sheet.getByRole('button', { name: 'Save rates' }))
    expect(await sheet.findByText('0.1% to 0.8%')).toBeInTheDocument()
  })
})

test('team profit and loss is shown by day, product and member, with the totals', {
  tags: ['AGENT-007', 'ROUTE-024'],
}, async () => {
  platform
    .answer(teamPnl, {
      list: [{ balanceDate: '2026-03-10', ...figures() }],
      products,
      footer: figures(),
    })
    .answer(teamPnlMembers, {
      list: [{ account: 'sana7', type: 1, teamCount: 4, ...figures() }],
      path,
      totalCount: 1,
      totalPages: 1,
      footer: figures(),
    })
  const { user } = open('/m/agent/team/pnl?days=week')
  const totals = within(await screen.findByRole('region', { name: 'Totals of this selection' }))
  expect(totals.getByText('3 bets')).toBeInTheDocument()
  for (const amount of ['Rs 620.00', 'Rs 520.00', '−Rs 96.00', 'Rs 900.00', 'Rs 250.00'])
    expect(totals.getAllByText((_, element) => element?.textContent === amount).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: 'By product' }))
  expect(await screen.findByText('Live tables')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'By member' }))
  const down = await screen.findByRole('link', { name: /sana7/ })
  expect(down).toHaveAttribute('href', '/m/agent/team/pnl?days=week&view=members&under=sana7')
})

test('rates stand in a table, without the games that have none', { tags: ['AGENT-004'] }, () => {
  renderInApp(<RatesTable label="Rates" rates={{ ...rates(0), RNG: 0.25, LIVE: 0.1 }} />)
  const rows = within(screen.getByRole('table', { name: 'Rates' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Slots0.25%', 'Live tables0.10%'])
})

test('where no member matches, all of the same branch are offered', async () => {
  platform.answer(downlines, { list: [], path, totalCount: 0, totalPages: 0 })
  const { user } = open('/m/member/team?under=sana7&account=nobody')
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(platform.last(downlines)?.url.searchParams.get('account')).toBeNull())
  expect(platform.last(downlines)?.url.searchParams.get('under')).toBe('sana7')
})

describe('the card of the team in the member centre', () => {
  test('an agent sees today’s commission and the way to the team', { tags: ['AGENT-003'] }, async () => {
    session.store(sessionSample(1))
    renderInApp(<TeamCard />)
    const card = await screen.findByRole('link', { name: /Commission today/ })
    await waitFor(() => expect(card).toHaveTextContent('Rs 7.25'))
    expect(card).toHaveTextContent('12 members, 6 active today')
    expect(card).toHaveAttribute('href', '/m/agent/team/overview')
    expect(screen.getByRole('link', { name: 'Add a member' })).toHaveAttribute('href', '/m/agentRegister')
    expect(platform.last(overview)?.url.searchParams.get('startDate')).toBe(
      platform.last(overview)?.url.searchParams.get('endDate'),
    )
  })

  test('an agent’s next step on home is the team, with today’s commission', async () => {
    session.store(sessionSample(1))
    renderInApp(<NextStep />)
    const step = await screen.findByRole('link', { name: /Commission today/ })
    await waitFor(() => expect(step).toHaveTextContent('Rs 7.25'))
    expect(step).toHaveAttribute('href', '/m/agent/team/overview')
    expect(platform.count(rankProgress)).toBe(0)
  })

  test.each([
    [FLAGS, 'Team management', '/m/member/team'],
    [['AGEPAG'], 'Back to home', '/m/home'],
  ])('with %j an empty page of the team leads to %s', async (flags, name, path) => {
    platform.answer(systemStatus, statusSample({}, settingsSample({}, flags)))
    session.store(sessionSample(1))
    renderInApp(<ToTeam />)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path)
  })

  test('a player has no team card', async () => {
    session.store(sessionSample(0))
    renderInApp(<TeamCard />)
    await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument())
    expect(platform.count(overview)).toBe(0)
  })
})
