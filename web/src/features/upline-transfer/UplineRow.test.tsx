import { screen, waitFor, within } from '@testing-library/react'
import { memberInfo } from '@understudy/contracts/member'
import type { MemberType } from '@understudy/contracts/member-type'
import { systemStatus } from '@understudy/contracts/system'
import { transferState, transferUpline } from '@understudy/contracts/upline-transfer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { memberSample, sessionSample, settingsSample, statusSample } from '@/test/samples'
import { UplineRow } from './UplineRow.tsx'
// Loads the code of the sheet in advance.
import './UplineSheet.tsx'

vi.setConfig({ testTimeout: 20_000 })

const state = {
  enabled: true,
  upline: 'bilal',
  availBalance: 850.5,
  hasPaymentPassword: true,
  paymentLockedUntil: null,
}

let platform: ReturnType<typeof fakePlatform>
function setUp({
  type = 0,
  toUpline = 'bilal',
  flags = ['AGETRANSFERUP3'],
}: {
  type?: MemberType
  toUpline?: string
  flags?: string[]
} = {}) {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, flags)))
    .answer(memberInfo, memberSample({ type, toUpline }))
    .answer(transferState, state)
    .answer(transferUpline, { transId: 'x', upline: 'bilal', amount: 100, balance: 750.5 })
  session.store(sessionSample(type))
  return renderInApp(<UplineRow />)
}
beforeEach(() => {
  sessionStorage.clear()
  // Without Web Cryptography, as on plain HTTP, bodies are sent unencrypted.
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
})
afterEach(() => {
  session.drop()
  localStorage.clear()
})

const action = () => screen.queryByRole('button', { name: /Transfer to upline/ })
async function fill({ amount = '100', remark = 'for the season', password = '739154' } = {}) {
  const { user } = setUp()
  await user.click(await screen.findByRole('button', { name: /Transfer to upline/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Transfer to upline' })
  await user.type(await within(sheet).findByLabelText('Amount'), amount)
  await user.type(within(sheet).getByLabelText('Note'), remark)
  await user.type(within(sheet).getByLabelText('Payment password'), password)
  return { user, sheet, send: () => user.click(within(sheet).getByRole('button', { name: 'Send' })) }
}

test.each([
  ['a member with an upline', { type: 0 as const }, true],
  ['an agent with an upline', { type: 1 as const }, true],
  ['a top agent', { type: 2 as const }, false],
  ['a member without an upline', { toUpline: '' }, false],
  ['anybody where the switch is off', { flags: [] }, false],
])('%s sees the transfer or not', { tags: ['FLAGS-020'] }, async (_who, options, isThere) => {
  setUp(options)
  await waitFor(() => expect(platform.count(memberInfo)).toBeGreaterThan(0))
  if (isThere) expect(await screen.findByRole('button', { name: /Transfer to upline.*bilal/ })).toBeInTheDocument()
  else {
    await new Promise((resolve) => setTimeout(resolve))
    expect(action()).not.toBeInTheDocument()
  }
})

test('a transfer is sent under a key, and the tab keeps no password', {
  tags: ['FLAGS-020'],
}, async () => {
  const { send } = await fill()
  let firstKey = ''
  platform.reply(transferUpline, () => {
    firstKey = sessionStorage.getItem('intents') ?? ''
    return Response.json({ success: true, value: { transId: 'x', upline: 'bilal', amount: 100, balance: 750.5 } })
  })
  await send()
  await waitFor(() => expect(platform.count(transferUpline)).toBe(1))
  expect(firstKey).toContain('upline-transfer')
  expect(firstKey).not.toContain('739154')
  expect(await screen.findByText(/100\.00.*sent to bilal/)).toBeInTheDocument()
})

test.each([
  ['all there is, to the cent', '850.50', 850.5],
  ['a part with a fraction', '0100.05', 100.05],
])('a transfer to the upline sends %s', { tags: ['FLAGS-020'] }, async (_what, amount, sent) => {
  const { send } = await fill({ amount })
  await send()
  await waitFor(() => expect(platform.count(transferUpline)).toBe(1))
  expect(platform.last(transferUpline)?.body).toMatchObject({ amount: sent })
})

test('a transfer above the balance is refused with the available amount', { tags: ['FLAGS-020'] }, async () => {
  const { send, sheet } = await fill({ amount: '850.51' })
  await send()
  expect(await within(sheet).findByText(/between 1 and 850\.50/)).toBeInTheDocument()
  expect(platform.count(transferUpline)).toBe(0)
})

test('a wrong payment password shows the tries left and keeps what was typed', {
  tags: ['FLAGS-020'],
}, async () => {
  const { send, sheet } = await fill()
  platform.fail(transferUpline, 'payment.password.wrong', { remaining: 3 })
  await send()
  expect(await within(sheet).findByText('Wrong payment password, 3 tries left')).toBeInTheDocument()
  expect(within(sheet).getByLabelText<HTMLInputElement>('Amount')).toHaveValue('100')
})

test.each([
  ['that is more than there is by now', 'balance.not.enough', { availBalance: 40 }, /Available: .*40\.00/],
  [
    'a last wrong payment password in a transfer locks it',
    'payment.password.locked',
    { paymentLockedUntil: Date.UTC(2026, 2, 10, 8) },
    /locked until/,
  ],
] as const)('a transfer refused %s refreshes the sheet', { tags: ['FLAGS-020'] }, async (_what, code, now, said) => {
  const { send, sheet } = await fill()
  platform.answer(transferState, { ...state, ...now }).fail(transferUpline, code)
  await send()
  expect(await within(sheet).findByText(said)).toBeInTheDocument()
  expect(within(sheet).getByLabelText<HTMLInputElement>('Amount')).toHaveValue('100')
})

test('the transfer shows a loader until the available amount is known', { tags: ['FLAGS-020'] }, async () => {
  const { user } = setUp()
  let answer = () => {}
  platform.reply(
    transferState,
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ success: true, value: state }))
      }),
  )
  await user.click(await screen.findByRole('button', { name: /Transfer to upline/ }))
  expect(await screen.findByText('Please wait')).toBeInTheDocument()
  answer()
  expect(await screen.findByRole('dialog', { name: 'Transfer to upline' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Please wait')).not.toBeInTheDocument())
})

test('a transfer above the balance is not sent', { tags: ['FLAGS-020'] }, async () => {
  const { send, sheet } = await fill({ amount: '851' })
  await send()
  expect(within(sheet).getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true')
  expect(platform.count(transferUpline)).toBe(0)
})

test('a member without a payment password is led to setting one', { tags: ['FLAGS-020'] }, async () => {
  const { user } = setUp()
  platform.answer(transferState, { ...state, hasPaymentPassword: false })
  await user.click(await screen.findByRole('button', { name: /Transfer to upline/ }))
  const link = await screen.findByRole('link', { name: 'Set a payment password' })
  expect(link).toHaveAttribute('href', '/m/securityCenter?backUrl=%2Fm%2Fmember%2Fhome')
})
