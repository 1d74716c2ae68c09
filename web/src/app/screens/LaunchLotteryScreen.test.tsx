import { act, screen, waitFor } from '@testing-library/react'
import { launchLottery, mobileGames } from '@understudy/contracts/lottery'
import { pausePlay, type SaferPlay, saferPlay } from '@understudy/contracts/safer-play'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/shared/api'
import { now } from '@/shared/clock'
import { session } from '@/shared/session'
import { lotterySample } from '@/test/lottery'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import LaunchLotteryScreen from './LaunchLotteryScreen.tsx'

const ADDRESS = '/m/launchGame?playType=ent&gameId=300&gameGroupId=1&prize_mode=zy&code=K3_1M&mui=vn'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  session.store(sessionSample())
  platform = fakePlatform()
    .answer(systemStatus, statusSample())
    .answer(mobileGames, [lotterySample()])
    .answer(launchLottery, { content: { game_url: '/m/lotto-h5/fast/ent/games/300?token=w.1&css=dark' } })
  // happy-dom does not load frames and logs an error for each, so its loading is replaced.
  const symbols = Object.getOwnPropertySymbols(HTMLIFrameElement.prototype)
  const connected = symbols.find(({ description }) => description === 'connectedToDocument')
  vi.spyOn(HTMLIFrameElement.prototype as unknown as Record<symbol, () => void>, connected as symbol).mockReturnValue()
})
afterEach(() => {
  session.drop()
})

const open = (more = '') => renderInApp(<LaunchLotteryScreen />, { path: ADDRESS + more })
const frame = () => screen.findByTitle<HTMLIFrameElement>('Three Dice')

async function say(data: unknown) {
  const inside = {} as Window
  Object.defineProperty(await frame(), 'contentWindow', { value: inside, configurable: true })
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: inside })))
}

test('the lottery launcher launches the game of its address in a frame', {
  tags: ['LAUNCH-018', 'ROUTE-022'],
}, async () => {
  open()
  expect(await frame()).toHaveAttribute('src', `${location.origin}/m/lotto-h5/fast/ent/games/300?token=w.1&css=dark`)
  expect(Object.fromEntries(platform.last(launchLottery)?.url.searchParams ?? [])).toEqual({
    vendor: 'IND',
    gameCode: 'K3_1M',
    prizeMode: 'zy',
    playType: 'ent',
    mui: 'vn',
    css: 'dark',
    language: 'EN',
  })
})

test('each of the seven values of the address has its effect on launch or closing', {
  tags: ['ROUTE-022'],
}, async () => {
  const other = lotterySample({
    gameId: '101',
    code: 'VN_NORTH',
    name: 'Northern Lotus',
    gameGroupId: '11',
    vendor: 'TCG_LOTTO_VN',
  })
  platform.answer(mobileGames, [lotterySample(), other])
  const opened = async (query: string) => {
    const { user, path, unmount } = renderInApp(<LaunchLotteryScreen />, { path: `/m/launchGame?${query}` })
    await waitFor(() => expect(document.querySelector('iframe')).toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const { gameCode, playType, prizeMode, mui } = Object.fromEntries(
      platform.last(launchLottery)?.url.searchParams ?? [],
    )
    const to = path()
    unmount()
    return [gameCode, playType, prizeMode, mui, to]
  }
  expect(await opened('')).toEqual(['lobby', 'trad', 'lott', 'fast', '/m/game'])
  expect(await opened('gameGroupId=11')).toEqual(['VN_NORTH', 'trad', 'lott', 'vn', '/m/game'])
  expect(await opened('gameId=101')).toEqual(['VN_NORTH', 'trad', 'lott', 'vn', '/m/game'])
  expect(await opened('code=VN_NORTH')).toEqual(['VN_NORTH', 'trad', 'lott', 'vn', '/m/game'])
  expect(await opened('code=VN_NORTH&playType=ent')).toEqual(['VN_NORTH', 'ent', 'lott', 'vn', '/m/game'])
  expect(await opened('code=VN_NORTH&prize_mode=zy')).toEqual(['VN_NORTH', 'trad', 'zy', 'vn', '/m/game'])
  expect(await opened('code=VN_NORTH&mui=sea')).toEqual(['VN_NORTH', 'trad', 'lott', 'sea', '/m/game'])
  expect(await opened('code=VN_NORTH&pageBack=home')).toEqual(['VN_NORTH', 'trad', 'lott', 'vn', '/m/home'])
})

test.each([
  ['&pageBack=home', '/m/home'],
  ['&pageBack=elsewhere', '/m/home'],
  ['', '/m/game'],
])('closing with %j leads to %s', { tags: ['LAUNCH-019'] }, async (more, to) => {
  const { user, path } = open(more)
  await frame()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(path()).toBe(to)
})

test('a steered world does not relaunch the lottery page', async () => {
  open()
  await frame()
  await act(() => queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.once !== true }))
  expect(platform.count(launchLottery)).toBe(1)
})

test('the lottery page may ask to be closed', { tags: ['LAUNCH-019'] }, async () => {
  const { path } = open()
  await say({ type: 'close' })
  expect(path()).toBe('/m/game')
})

const stateWith = (result: number): SaferPlay => ({
  limits: [],
  reminder: { minutes: 0, pending: null },
  timeOutUntil: null,
  session: { startedAt: now(), staked: 100, open: 0, won: 100 + result, result },
})

test('the bar above the lottery page follows an order or a draw with one call', async () => {
  platform.answer(systemStatus, statusSample({}, settingsSample())).answer(saferPlay, stateWith(-40))
  open()
  expect(await screen.findByText(/^Lost .*40\.00/)).toBeInTheDocument()
  platform.answer(saferPlay, stateWith(60))
  await say({ type: 'balance' })
  expect(await screen.findByText(/^Won .*60\.00/)).toBeInTheDocument()
  expect({ state: platform.count(saferPlay), launches: platform.count(launchLottery) }).toEqual({
    state: 2,
    launches: 1,
  })
})

test('a break from the bar above the lottery page closes it', async () => {
  platform
    .answer(systemStatus, statusSample({}, settingsSample()))
    .answer(saferPlay, stateWith(0))
    .answer(pausePlay, { until: now() + 24 * 3_600_000 })
  const { user, path } = open('&pageBack=home')
  await user.click(await screen.findByRole('button', { name: 'Take a break' }))
  await user.click(await screen.findByRole('button', { name: 'Start time-out' }))
  await waitFor(() => expect(path()).toBe('/m/home'))
})

test('a trial session has no bar above the lottery page', async () => {
  session.store(sessionSample(4))
  platform.answer(systemStatus, statusSample({}, settingsSample()))
  open()
  await frame()
  expect({
    calls: platform.count(saferPlay),
    breaks: screen.queryByRole('button', { name: 'Take a break' }),
  }).toEqual({ calls: 0, breaks: null })
})

test('a used ticket is replaced by another launch', async () => {
  const { path } = open()
  await say({ type: 'relogin' })
  await waitFor(() => expect(platform.count(launchLottery)).toBe(2))
  await frame()
  platform.fail(launchLottery, 'login.not.session')
  await say({ relogin: true })
  await waitFor(() => expect(path()).toBe('/m/login'))
})

test('the lottery launcher offers a retry and a way back after 15 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  await frame()
  act(() => void vi.advanceTimersByTime(15_000))
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await frame()
  expect(platform.count(launchLottery)).toBe(2)
})

test('an address that is no lottery page is not framed', async () => {
  platform.answer(launchLottery, { content: { game_url: 'https://elsewhere.example/m/lotto-h5/fast/trad/games/1' } })
  open()
  expect(await screen.findByText('The requested address is empty')).toBeInTheDocument()
  expect(screen.queryByTitle('Three Dice')).not.toBeInTheDocument()
})
