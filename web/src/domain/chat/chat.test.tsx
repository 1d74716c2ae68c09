import { act, fireEvent, screen } from '@testing-library/react'
import { launchChat } from '@understudy/contracts/chat'
import type { MemberType } from '@understudy/contracts/member-type'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { masked, sessionSample, settingsSample, statusSample } from '@/test/samples'
import { useOpenChat } from './index.ts'

const CHAT_URL = 'https://chat.example/desk/w1.6f9619ff'
const customerService = [{ csType: 'LIVECHAT' as const, path: masked('https://chat.example/desk/aurora1') }]

let platform: ReturnType<typeof fakePlatform>
let assign: ReturnType<typeof vi.spyOn>

function Door() {
  const open = useOpenChat()
  return (
    <button type="button" onClick={() => void open()}>
      Chat
    </button>
  )
}

beforeEach(async () => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({ customerService }, ['CBS3'])))
    .answer(launchChat, { chatUrl: CHAT_URL })
})
afterEach(async () => {
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  session.drop()
  setLanguage('EN')
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isWaiting = () => screen.queryByText('Please wait') !== null

async function show(type: MemberType | 'visitor' = 0) {
  if (type !== 'visitor') session.store(sessionSample(type))
  vi.useFakeTimers()
  const app = renderInApp(<Door />, { path: '/m/gameList?gameType=RNG' })
  await pass(100)
  return app
}
const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Chat' }))

describe('opening live chat', () => {
  test('the chat shows a loader, fetches its link and goes there after 500 ms', {
    tags: ['MSG-007', 'CONST-017'],
  }, async () => {
    await show()
    platform.reply(
      launchChat,
      () =>
        new Promise((resolve) =>
          setTimeout(resolve, 1_000, Response.json({ success: true, value: { chatUrl: CHAT_URL } })),
        ),
    )
    tap()
    await pass(1)
    expect({ waiting: isWaiting(), launchChatCalls: platform.count(launchChat) }).toEqual({
      waiting: true,
      launchChatCalls: 1,
    })
    await pass(999)
    await pass(498)
    expect({ waiting: isWaiting(), callsCount: assign.mock.calls.length }).toEqual({ waiting: true, callsCount: 0 })
    await pass(10)
    expect(assign.mock.calls).toEqual([[CHAT_URL]])
    expect(isWaiting()).toBe(false)
  })

  test('opening live chat shows its loader for at most 9999 ms', { tags: ['MSG-007', 'CONST-005'] }, async () => {
    await show()
    platform.reply(launchChat, () => new Promise(() => {}))
    tap()
    await pass(9_900)
    expect(isWaiting()).toBe(true)
    await pass(99)
    expect(isWaiting()).toBe(false)
    await pass(1_000)
    expect(assign).not.toHaveBeenCalled()
  })

  test('opening the chat sends b2c, language, backUrl, colour and title', { tags: ['API-031'] }, async () => {
    await show()
    tap()
    await pass(1)
    expect(Object.fromEntries(platform.last(launchChat)?.url.searchParams ?? [])).toEqual({
      b2c: '1',
      language: 'EN',
      backUrl: `${location.origin}/m/gameList?gameType=RNG`,
      headerColor: expect.stringMatching(/^#[0-9a-f]{6}$/i),
      title: 'Live chat',
    })
  })

  test('the address of the chat is kept on the device', { tags: ['DATA-033', 'DATA-035'] }, async () => {
    await show()
    tap()
    await pass(10)
    expect(localStorage.getItem('chatUrl')).toBe(CHAT_URL)
  })

  test('a double tap opens one chat', async () => {
    await show()
    tap()
    tap()
    await pass(600)
    expect({ launchChatCalls: platform.count(launchChat), callsCount: assign.mock.calls.length }).toEqual({
      launchChatCalls: 1,
      callsCount: 1,
    })
  })

  test('a refused chat shows the reason and opens no page', async () => {
    await show()
    platform.reply(launchChat, () => failure('function.not.available'))
    tap()
    await pass(700)
    expect(screen.getByRole('alert').textContent).toBe('No permission or feature unavailable')
    expect({ waiting: isWaiting(), callsCount: assign.mock.calls.length }).toEqual({ waiting: false, callsCount: 0 })
  })

  test.each(['https://trap.example/desk/1', 'javascript:alert(1)', '/m/home'])(
    'an address outside the chat’s origin is not followed: %s',
    async (chatUrl) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      await show()
      platform.reply(launchChat, () => Response.json({ success: true, value: { chatUrl } }))
      tap()
      await pass(700)
      expect(assign).not.toHaveBeenCalled()
      expect(screen.getByRole('alert')).toBeInTheDocument()
      // A URL with another scheme violates the contract, which is logged for developers.
      expect(log).toHaveBeenCalledTimes(chatUrl.startsWith('javascript:') ? 1 : 0)
    },
  )

  test('a visitor who opens the chat logs in first', { tags: ['SESSION-014', 'SESSION-018'] }, async () => {
    const { path } = await show('visitor')
    tap()
    expect({ path: path(), launchChatCalls: platform.count(launchChat) }).toEqual({
      path: '/m/login',
      launchChatCalls: 0,
    })
  })

  test('a trial is told that the chat needs an account', { tags: ['ERR-003', 'SESSION-018'] }, async () => {
    await show(4)
    tap()
    await pass(1_000)
    vi.useRealTimers()
    expect(
      await screen.findByRole('dialog', { name: /inbox and chat are for registered accounts/ }),
    ).toBeInTheDocument()
    expect(platform.count(launchChat)).toBe(0)
    vi.useFakeTimers()
  })
})
