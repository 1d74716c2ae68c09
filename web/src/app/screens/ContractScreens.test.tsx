import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type AgentContract,
  changeContract,
  contractRequests,
  contracts,
  createContract,
  payouts,
  processDividend,
  processSalary,
  takeBackContract,
} from '@understudy/contracts/agent-contracts'
import { announcements } from '@understudy/contracts/announcements'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { MemberType } from '@understudy/contracts/member-type'
import { systemStatus } from '@understudy/contracts/system'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContractsLink } from '@/features/agent-contracts/ContractsLink'
import PendingPrompt from '@/features/agent-contracts/PendingPrompt'
import { session } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { routeAt } from '../routes.ts'
import DividendContractScreen from './DividendContractScreen.tsx'
import HomeScreen from './HomeScreen.tsx'
import HourContractScreen from './HourContractScreen.tsx'
import SalaryContractScreen from './SalaryContractScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const tier = (rate: number, downlineHigherRate: 'Y' | 'N' = 'N') => ({
  minimumBet: 1_000,
  netLoss: 500,
  activeMember: 3,
  rateType: 'P' as const,
  rate,
  downlineHigherRate,
})
const contract = (more: Partial<AgentContract> = {}): AgentContract => ({
  id: 7,
  kind: 'salary',
  product: 'CONS',
  account: 'tariq',
  status: 'A',
  asker: null,
  events: ['change', 'void'],
  tiers: [tier(0.5)],
  wanted: null,
  compPeriod: null,
  createdAt: 1,
  at: 1,
  activeAt: 1,
  endedAt: null,
  running: null,
  paid: 12.5,
  ...more,
})
const reply = (list: AgentContract[], more: object = {}) => ({ list, upline: 'tariq', downlines: [], own: {}, ...more })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
  session.store(sessionSample(1))
})
afterEach(() => {
  session.drop()
})

describe('the three kinds of contracts', { tags: ['AGENT-008'] }, () => {
  test.each([
    ['salary', '/m/member/agent/getSalaryContract', <SalaryContractScreen key="s" />],
    ['dividend', '/m/member/agent/getDevidendContract', <DividendContractScreen key="d" />],
    ['hour', '/m/member/agent/getHourContract', <HourContractScreen key="h" />],
  ] as const)(
    '%s lists my contracts and my team’s, each with its terms and state',
    { tags: ['ROUTE-026'] },
    async (kind, path, ui: ReactNode) => {
      platform.answer(contracts, reply([contract({ kind })]))
      expect(routeAt(path)?.handle).toMatchObject({ access: 'contracts', title: `agent-contracts:title.${kind}` })
      renderInApp(ui, { path })
      const card = within(await screen.findByRole('article'))
      expect(card.getByRole('heading')).toHaveTextContent('tariq')
      expect(card.getByText('Active')).toBeInTheDocument()
      const columns = card.getAllByRole('columnheader').map(({ textContent }) => textContent)
      expect(columns).toEqual(
        kind === 'dividend' ? ['Bets from', 'Loss from', 'Active from', 'Pays'] : ['Bets from', 'Active from', 'Pays'],
      )
      expect(card.getByText('0.5%')).toBeInTheDocument()
      await userEvent.click(screen.getByRole('tab', { name: 'My team’s' }))
      await waitFor(() =>
        expect(
          platform.calls.filter(({ name }) => name === contracts.name).map(({ url }) => url.searchParams.get('role')),
        ).toEqual(['mine', 'team']),
      )
    },
  )
})

test('the team’s contracts are shown first if only a downline waits for an answer', {
  tags: ['AGENT-008', 'AGENT-010'],
}, async () => {
  const requestOf = (id: number, account: string) =>
    contract({ id, account, status: 'P', asker: 'them', events: ['accept'] })
  platform.reply(contracts, ({ url }) => {
    const ofTeam = reply([requestOf(8, 'nida431'), requestOf(9, 'omar22')], { downlines: ['nida431', 'omar22'] })
    const value = url.searchParams.get('role') === 'team' ? ofTeam : reply([contract()])
    return Response.json({ success: true, value })
  })
  renderInApp(<SalaryContractScreen />)
  expect(await screen.findByRole('heading', { name: /nida431/ })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'My team’s (2)' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(screen.getByRole('tab', { name: 'Mine' }))
  expect(await screen.findByRole('heading', { name: /tariq/ })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /nida431/ })).not.toBeInTheDocument()
})

describe('actions on a contract', { tags: ['AGENT-013'] }, () => {
  const confirm = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name }))
  }

  test('a request that waits for me is answered with what was meant, after asking', async () => {
    platform
      .answer(
        contracts,
        reply([contract({ status: 'P', asker: 'them', events: ['accept', 'reject'], activeAt: null })]),
      )
      .answer(processSalary, contract())
    renderInApp(<SalaryContractScreen />)
    expect(await screen.findByText(/tariq.* is waiting for your reply/)).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: 'Mine (1)' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await confirm('Accept')
    await waitFor(() =>
      expect(platform.last(processSalary)?.body).toEqual({
        id: 7,
        status: 'A',
        acceptHigherRate: true,
        seenAt: contract().at,
      }),
    )
  })

  test.each([
    ['Accept', 'Accepted'],
    ['Reject', 'Rejected'],
  ])('a message says that %s is done', async (button, said) => {
    platform
      .answer(contracts, reply([contract({ status: 'P', asker: 'them', events: ['accept', 'reject'] })]))
      .answer(processSalary, contract())
    renderInApp(<SalaryContractScreen />)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await confirm(button)
    expect(await screen.findByText(said)).toBeInTheDocument()
  })

  test('a contract that the other side changed first is shown as it stands now', async () => {
    const proposed = contract({ status: 'P', asker: 'me', events: ['takeBack'], activeAt: null })
    let list = [proposed]
    platform
      .reply(contracts, () => Response.json({ success: true, value: reply(list) }))
      .fail(takeBackContract, 'contract.state')
    renderInApp(<SalaryContractScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    list = [contract({ status: 'A' })]
    await confirm('Withdraw request')
    expect(await screen.findByText('Active')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).not.toBeInTheDocument()
  })

  test('ending a contract is sent after a confirmation only', async () => {
    const ending = contract({ kind: 'dividend', status: 'V', asker: 'them', events: ['agree', 'reject'] })
    platform.answer(contracts, reply([ending])).answer(processDividend, ending)
    renderInApp(<DividendContractScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Agree to end' }))
    await confirm('Back')
    expect(platform.count(processDividend)).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Agree to end' }))
    await confirm('Agree to end')
    await waitFor(() =>
      expect(platform.last(processDividend)?.body).toEqual({
        type: 'CONS',
        id: 7,
        status: 'C',
        acceptHigherRate: true,
        seenAt: ending.at,
      }),
    )
  })

  test('a requested change of a contract can be taken back', async () => {
    platform
      .answer(contracts, reply([contract({ status: 'E', asker: 'me', events: ['takeBack'], wanted: [tier(1)] })]))
      .answer(takeBackContract, contract())
    renderInApp(<SalaryContractScreen />)
    expect(await screen.findByRole('table', { name: 'Requested terms' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw request' }))
    await confirm('Withdraw request')
    await waitFor(() => expect(platform.last(takeBackContract)?.body).toEqual({ id: 7 }))
  })

  test('terms of a contract are entered tier by tier, and invalid numbers are not sent', async () => {
    platform
      .answer(contracts, reply([contract({ tiers: [{ ...tier(0.5), netLoss: 0 }] })]))
      .answer(changeContract, contract())
    renderInApp(<SalaryContractScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Change terms' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Change terms' }))
    const rate = sheet.getByRole('textbox', { name: 'Rate' })
    for (const wrong of ['x', '5.01']) {
      await userEvent.clear(rate)
      await userEvent.type(rate, wrong)
      await userEvent.click(sheet.getByRole('button', { name: 'Send request' }))
      await waitFor(() => expect(rate).toHaveAttribute('aria-invalid', 'true'))
    }
    expect(platform.count(changeContract)).toBe(0)
    await userEvent.clear(rate)
    await userEvent.type(rate, '0.75')
    await userEvent.click(sheet.getByRole('button', { name: 'Send request' }))
    await waitFor(() =>
      expect(platform.last(changeContract)?.body).toEqual({
        id: 7,
        tiers: [{ minimumBet: 1_000, netLoss: 0, activeMember: 3, rateType: 'P', rate: 0.75 }],
        acceptHigherRate: false,
      }),
    )
  })

  test('a contract that changed while other terms were typed is shown as it stands now', async () => {
    platform
      .answer(contracts, reply([contract({ tiers: [{ ...tier(0.5), netLoss: 0 }] })]))
      .fail(changeContract, 'contract.state')
    renderInApp(<SalaryContractScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Change terms' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Change terms' }))
    platform.answer(contracts, reply([contract({ status: 'E', asker: 'me', events: ['takeBack'], wanted: [tier(1)] })]))
    await userEvent.click(sheet.getByRole('button', { name: 'Send request' }))
    expect(await sheet.findByText('This contract has changed in the meantime')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Withdraw request', hidden: true })).toBeInTheDocument()
    expect(sheet.getByText('This contract has changed in the meantime')).toBeInTheDocument()
  })

  test('a proposal to a downline above the own rate warns, and says that it is known', async () => {
    platform
      .answer(contracts, reply([], { downlines: ['nida431'], own: { CONS: [{ ...tier(0.5), netLoss: 0 }] } }))
      .answer(createContract, contract())
    renderInApp(<SalaryContractScreen />)
    await userEvent.click(await screen.findByRole('tab', { name: 'My team’s' }))
    expect(await screen.findByText('Nobody in your team has a contract of this type yet.')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Propose a contract' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Propose a contract' }))
    await userEvent.type(sheet.getByRole('textbox', { name: 'Team bets from' }), '1000')
    await userEvent.type(sheet.getByRole('textbox', { name: 'Active members from' }), '3')
    await userEvent.type(sheet.getByRole('textbox', { name: 'Rate' }), '0.5')
    expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: 'Rate' }), '1')
    await userEvent.click(sheet.getByRole('checkbox'))
    await userEvent.click(sheet.getByRole('button', { name: 'Send request' }))
    await waitFor(() =>
      expect(platform.last(createContract)?.body).toEqual({
        kind: 'salary',
        product: 'CONS',
        account: 'nida431',
        acceptHigherRate: true,
        tiers: [{ minimumBet: 1_000, netLoss: 0, activeMember: 3, rateType: 'P', rate: 0.51 }],
      }),
    )
  })

  test('the payout history has period, base, active members, rate, amount and state', async () => {
    const period = { from: Date.parse('2026-03-09T00:00:00+05:00'), to: Date.parse('2026-03-10T00:00:00+05:00') }
    const row = { period, base: 1_500, active: 2, rateType: 'P' as const, rate: 1, amount: 15, status: 'paid' as const }
    platform
      .answer(contracts, reply([contract()]))
      .answer(payouts, { list: [{ ...row, paidAt: period.to }], totalCount: 1, totalPages: 1 })
    renderInApp(<SalaryContractScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Payouts' }))
    const item = await within(await screen.findByRole('dialog', { name: 'Payouts' })).findByRole('listitem')
    for (const fact of ['9 Mar', '1,500.00', 'active 2', '1%', '15.00', 'Paid'])
      expect(item.textContent).toContain(fact)
  })
})

describe('the prompt', { tags: ['AGENT-010', 'AGENT-012'] }, () => {
  const row = { id: 1, account: 'tariq', status: 'P' as const }
  const none = {
    dailysalreqtype: {},
    divtypecompperiodreq: {},
    contracthoursalreq: {},
    dailysalinfotype: {},
    divtypeinfo: {},
    contracthoursalinfo: {},
  }
  const dividend = { minimumBet: 1, netLoss: 1, activeMember: 1, contractRate: 1, compPeriod: 'half' as const }
  const kinds: readonly (readonly [string, string, Partial<ReplyOf<typeof contractRequests>>])[] = [
    ['Daily salary', '/m/member/agent/getSalaryContract', { dailysalreqtype: { CONS: [{ ...row, details: [] }] } }],
    [
      'Dividend',
      '/m/member/agent/getDevidendContract',
      { divtypecompperiodreq: { CONS: [{ ...row, ...dividend, downlineHigherRate: 'N' as const }] } },
    ],
    [
      'Hourly salary',
      '/m/member/agent/getHourContract',
      { contracthoursalreq: { CONS: [{ contractId: 1, account: '', status: 'P' as const, hourSalaryRates: [] }] } },
    ],
  ]

  test.each(kinds)('the prompt for %s leads to its screen, and offers nothing else', async (name, path, waiting) => {
    platform.answer(contractRequests, { ...none, ...waiting })
    renderInApp(<PendingPrompt />)
    const links = within(await screen.findByRole('dialog')).getAllByRole('link')
    expect(links.map((link) => [link.textContent?.startsWith(name), link.getAttribute('href')])).toEqual([[true, path]])
  })

  test('the prompt names all kinds of waiting contracts and closes with Later', async () => {
    platform.answer(contractRequests, Object.assign({}, none, ...kinds.map(([, , waiting]) => waiting)))
    renderInApp(<PendingPrompt />)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('the prompt is not shown if no contract waits', async () => {
    platform.answer(contractRequests, none)
    renderInApp(<PendingPrompt />)
    await waitFor(() => expect(platform.count(contractRequests)).toBe(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('pending contracts on home', { tags: ['AGENT-009', 'AGENT-010', 'FLAGS-022'] }, () => {
  const requests = { dailysalreqtype: {}, divtypecompperiodreq: {}, contracthoursalreq: {} }
  const noRequests = { dailysalinfotype: {}, divtypeinfo: {}, contracthoursalinfo: {} }
  const oneRequest = { CONS: [{ id: 1, account: 'tariq', status: 'P' as const, details: [] }] }
  const open = async (type: MemberType, flags: string[]) => {
    platform
      .answer(systemStatus, statusSample({ info: settingsSample({}, flags) }))
      .answer(announcements, { banners: [], player: [], popup: [], promotion: [], hot: [] })
      .answer(contractRequests, { ...requests, ...noRequests, dailysalreqtype: oneRequest })
    session.store(sessionSample(type))
    renderInApp(<HomeScreen />)
  }

  test.each([1, 2] as const)('type %i is prompted about contracts after the announcements', async (type) => {
    await open(type, ['AGENTPOLICY3'])
    const dialog = await screen.findByRole('dialog', { name: 'Contracts to answer' }, { timeout: 15_000 })
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/m/member/agent/getSalaryContract')
    expect(platform.count(contractRequests)).toBe(1)
  })

  test.each([...[0, 4, 40, 41, 42].map((type) => [type, ['AGENTPOLICY3']] as const), [1, []] as const])(
    'type %i with %j is not prompted about contracts',
    async (type, flags) => {
      await open(type as MemberType, [...flags])
      await waitFor(() => expect(platform.count(announcements)).toBeGreaterThan(0))
      await new Promise((resolve) => setTimeout(resolve, TIMINGS.popupEvaluation + 400))
      expect(platform.count(contractRequests)).toBe(0)
      expect(screen.queryByRole('dialog', { name: 'Contracts to answer' })).not.toBeInTheDocument()
    },
  )
})

describe('the way to the contracts in the member centre', { tags: ['AGENT-008'] }, () => {
  test.each([
    [1, ['DAILYSALCONT3', 'HOURSAL3'], '/m/member/agent/getSalaryContract'],
    [2, ['HOURSAL3'], '/m/member/agent/getHourContract'],
    [1, ['SIGNCONDIV3'], '/m/member/agent/getDevidendContract'],
    [1, [], undefined],
    [0, ['DAILYSALCONT3'], undefined],
    [41, ['DAILYSALCONT3'], undefined],
  ] as const)('the member centre of type %i with %j leads to %s', async (type, flags, path) => {
    platform.answer(systemStatus, statusSample({ info: settingsSample({}, [...flags]) }))
    session.store(sessionSample(type))
    renderInApp(<ContractsLink />)
    await waitFor(() => expect(platform.count(systemStatus)).toBeGreaterThan(0))
    if (path) expect(await screen.findByRole('link', { name: 'Contracts' })).toHaveAttribute('href', path)
    else expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
