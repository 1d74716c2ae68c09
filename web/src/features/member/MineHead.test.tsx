import { screen, within } from '@testing-library/react'
import { memberInfo } from '@understudy/contracts/member'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { memberSample, sessionSample } from '@/test/samples'
import { MineHead } from './MineHead.tsx'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
})
afterEach(() => {
  session.drop()
})

const head = () => within(screen.getByRole('region', { name: 'Your page' }))
/** The texts with a direction of their own: the name, then the account. */
const names = () => [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent).slice(0, 2)

test('a member sees the nickname, and the account below it', { tags: ['MINE-001'] }, async () => {
  platform.answer(memberInfo, memberSample({ nickname: 'Little Star' }))
  session.store(sessionSample(0, { userName: 'amina' }))
  renderInApp(<MineHead />, { path: '/m/mine' })
  expect(await head().findByText('Little Star')).toBeInTheDocument()
  expect(names()).toEqual(['Little Star', 'amina'])
  expect(screen.queryByText('Log in or register')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
})

test('a member without a nickname is called by the account', {
  tags: ['MINE-001'],
}, async () => {
  platform.answer(memberInfo, memberSample({ nickname: '' }))
  session.store(sessionSample(0, { userName: 'amina' }))
  renderInApp(<MineHead />, { path: '/m/mine' })
  expect(names()[0]).toBe('amina')
  expect(await head().findByText(/VIP 6/)).toBeInTheDocument()
  expect(screen.getAllByText('amina')).toHaveLength(1)
})

test('a trial session is called by its name and told apart from an account', { tags: ['MINE-001'] }, () => {
  session.store(sessionSample(4, { userName: 'guest1' }))
  renderInApp(<MineHead />, { path: '/m/mine' })
  expect(names()).toEqual(['guest1', 'Free play'])
})

test('a visitor is asked to log in or register, and can do both', { tags: ['MINE-001'] }, () => {
  renderInApp(<MineHead />, { path: '/m/mine' })
  expect(head().getByRole('heading', { name: 'Log in or register' })).toBeInTheDocument()
  expect(head().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
  expect(head().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  expect(names()).toEqual([])
})
