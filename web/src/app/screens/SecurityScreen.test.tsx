import { screen, waitFor, within } from '@testing-library/react'
import {
  changeQuestions,
  devices,
  ownQuestions,
  type SecurityConfig,
  securityConfig,
  securityQuestions,
  setQuestions,
} from '@understudy/contracts/security'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import SecurityScreen from './SecurityScreen.tsx'

const config = (more: Partial<SecurityConfig> = {}): SecurityConfig => ({
  hasPassword: true,
  passwordChangedAt: Date.UTC(2026, 2, 1, 7),
  hasPaymentPassword: false,
  paymentLockedUntil: null,
  hasMobile: false,
  hasEmail: false,
  hasBankCard: false,
  hasSecurityQuestions: false,
  mobile: '',
  email: '',
  lastLoginTime: null,
  lastLoginIp: '',
  ...more,
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(devices, [])
})
afterEach(() => {
  session.drop()
})

const FIRST = 'This is your first login.'

test('the security centre says if this is the first login', { tags: ['PSW-010'] }, async () => {
  platform.answer(securityConfig, config())
  session.store(sessionSample(0, { firstTimeLogin: true }))
  renderInApp(<SecurityScreen />)
  expect(await screen.findByText(FIRST)).toBeInTheDocument()
  expect(screen.queryByText(/Last login/)).not.toBeInTheDocument()
})

test('the previous login is shown with time and address, or that there was none', {
  tags: ['PSW-010'],
}, async () => {
  platform.answer(securityConfig, config({ lastLoginTime: Date.UTC(2026, 2, 9, 7), lastLoginIp: '203.0.113.24' }))
  session.store(sessionSample(0, { firstTimeLogin: true }))
  renderInApp(<SecurityScreen />)
  expect(await screen.findByText(/^Last login: .*Mar.*2026.*, from 203\.0\.113\.24$/)).toBeInTheDocument()
  expect(screen.queryByText(FIRST)).not.toBeInTheDocument()
})

test('an old account without recorded logins shows no first login', {
  tags: ['PSW-010'],
}, async () => {
  platform.answer(securityConfig, config())
  session.store(sessionSample(0, { firstTimeLogin: false }))
  renderInApp(<SecurityScreen />)
  expect(await screen.findByText(/security steps done/)).toBeInTheDocument()
  expect(screen.queryByText(FIRST)).not.toBeInTheDocument()
})

describe('the security questions', () => {
  const QUESTIONS = ['First school?', 'First pet?', 'First street?', 'First team?'].map((text, at) => ({
    id: at + 1,
    text,
  }))
  const open = async (hasSecurityQuestions: boolean) => {
    platform
      .answer(securityConfig, config({ hasSecurityQuestions }))
      .answer(securityQuestions, QUESTIONS)
      .answer(ownQuestions, hasSecurityQuestions ? [4, 2, 1] : [])
      .answer(setQuestions, true)
      .answer(changeQuestions, true)
    session.store(sessionSample(0))
    const { user } = renderInApp(<SecurityScreen />)
    await user.click(await screen.findByRole('button', { name: /^Security questions/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Security questions' }))
    await sheet.findAllByRole('option', { name: 'First pet?' })
    return { user, sheet, save: () => user.click(sheet.getByRole('button', { name: 'Save' })) }
  }
  // Without Web Cryptography bodies are sent unencrypted, so that the test can read them.
  beforeEach(() => void vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never))
  const messageOf = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

  test('a security question chosen twice shows an error at the second place', async () => {
    const { user, sheet, save } = await open(false)
    for (const number of [1, 2, 3]) await user.type(sheet.getByLabelText(`Answer ${number}`), `answer ${number}`)
    await user.type(sheet.getByLabelText(/login password/i), 'Play1234')
    await user.selectOptions(sheet.getByLabelText('Question 2'), 'First school?')
    await save()
    await waitFor(() => expect(messageOf(sheet.getByLabelText('Question 2'))).toBe('Choose three different questions'))
    expect(messageOf(sheet.getByLabelText('Question 3'))).toBeUndefined()
    expect(platform.count(setQuestions)).toBe(0)
    await user.selectOptions(sheet.getByLabelText('Question 1'), 'First team?')
    await waitFor(() => expect(messageOf(sheet.getByLabelText('Question 2'))).toBeUndefined())
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(platform.calls.filter(({ name }) => name === setQuestions.name).map(({ body }) => body)).toEqual([
      {
        answers: [
          { questionId: 4, answer: 'answer 1' },
          { questionId: 1, answer: 'answer 2' },
          { questionId: 3, answer: 'answer 3' },
        ],
        password: 'Play1234',
      },
    ])
  })

  test('a member with security questions answers those first', async () => {
    const { user, sheet, save } = await open(true)
    for (const question of ['First team?', 'First pet?', 'First school?'])
      await user.type(sheet.getByLabelText(question), 'mine')
    for (const number of [1, 2, 3]) await user.type(sheet.getByLabelText(`Answer ${number}`), `answer ${number}`)
    platform.fail(changeQuestions, 'security.answer.wrong')
    await save()
    await waitFor(() => expect(sheet.getByLabelText('First team?')).toHaveFocus())
    expect(messageOf(sheet.getByLabelText('First team?'))).toBeTruthy()
    expect(sheet.getByLabelText<HTMLInputElement>('Answer 3')).toHaveValue('answer 3')
  })
})
