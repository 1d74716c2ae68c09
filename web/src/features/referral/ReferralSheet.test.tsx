import { screen } from '@testing-library/react'
import { referralDetails } from '@understudy/contracts/referral'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import ReferralSheet from './ReferralSheet.tsx'

afterEach(() => {
  session.drop()
})

test.each([
  [0, 'amina', 'recommenderId', ['https://aurora.example'], 'https://aurora.example/m/register?recommenderId=amina'],
  [1, 'bilal', 'affiliateCode', ['https://aurora.example'], 'https://aurora.example/m/register?affiliateCode=bilal'],
  [0, 'amina', 'recommenderId', [], 'http://localhost:3000/m/register?recommenderId=amina'],
] as const)(
  'a member of type %i named %s has a link with one code only, as %s',
  { tags: ['MEMBER-009', 'MINE-015'] },
  async (type, userName, parameter, promotionDomains, link) => {
    session.store(sessionSample(type, { userName }))
    fakePlatform().answer(referralDetails, {
      referralCode: userName,
      parameter,
      totalInvitations: 3,
      promotionDomains: [...promotionDomains],
    })
    renderInApp(<ReferralSheet open onClose={() => {}} />)
    expect(await screen.findByText(link)).toBeInTheDocument()
    expect(screen.getByText(userName)).toBeInTheDocument()
    expect(screen.getByText('3 friends joined with your link')).toBeInTheDocument()
  },
)

test('the link is handed to the device where it can share, and only there', { tags: ['MINE-015'] }, async () => {
  session.store(sessionSample(0))
  fakePlatform().answer(referralDetails, {
    referralCode: 'amina',
    parameter: 'recommenderId',
    totalInvitations: 0,
    promotionDomains: [],
  })
  const without = renderInApp(<ReferralSheet open onClose={() => {}} />)
  await screen.findByText('amina')
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  without.unmount()
  const share = vi.fn(() => Promise.reject(new Error('closed')))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  const { user } = renderInApp(<ReferralSheet open onClose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share.mock.calls).toMatchObject([[{ url: 'http://localhost:3000/m/register?recommenderId=amina' }]])
})
