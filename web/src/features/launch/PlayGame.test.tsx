import { act, screen, waitFor } from '@testing-library/react'
import { launchGame } from '@understudy/contracts/launch'
import { saferPlay } from '@understudy/contracts/safer-play'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient, repliesOf } from '@/shared/api'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { PlayGame } from './PlayGame.tsx'
import { playableUrl } from './playable-url.ts'
import { parseStageRequest } from './use-stage-messages.ts'

const STAGE = 'http://localhost:3001'
const game = {
  nodeId: '110001',
  vassalage: 'NP',
  gameId: 'NP-1',
  gameType: 'RNG',
  name: 'Tiger',
  realOnly: false,
  backUrl: '/m/home',
}

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(launchGame, { content: { game_url: `${STAGE}/play/w.1` } })
  session.store(sessionSample())
  // happy-dom does not load frames and logs an error for each, so its loading is replaced.
  const symbols = Object.getOwnPropertySymbols(HTMLIFrameElement.prototype)
  const connected = symbols.find(({ description }) => description === 'connectedToDocument')
  vi.spyOn(HTMLIFrameElement.prototype as unknown as Record<symbol, () => void>, connected as symbol).mockReturnValue()
})
afterEach(() => {
  session.drop()
})

const play = (more: Partial<typeof game> = {}) => {
  const onBack = vi.fn()
  const onLogin = vi.fn()
  return { ...renderInApp(<PlayGame game={{ ...game, ...more }} onBack={onBack} onLogin={onLogin} />), onBack, onLogin }
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('Tiger')

/** Creates the window of the frame, which happy-dom does not. */
async function insideOf(shown: Promise<HTMLIFrameElement>) {
  const inside = {} as Window
  Object.defineProperty(await shown, 'contentWindow', { value: inside })
  return inside
}

function say(data: unknown, { origin = STAGE, source }: { origin?: string; source: Window | null }) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
}

describe('a game in its frame', () => {
  test('a game is launched by a call and shown at its address, in a sandbox', {
    tags: ['LAUNCH-005'],
  }, async () => {
    play()
    const iframe = await frame()
    expect(iframe).toHaveAttribute('src', `${STAGE}/play/w.1`)
    expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-same-origin')
    expect(iframe).toHaveAttribute('referrerpolicy', 'no-referrer')
    const lastCall = platform.last(launchGame)
    expect(lastCall?.method).toBe('GET')
    expect(Object.fromEntries(lastCall?.url.searchParams ?? [])).toEqual({
      platform: 'html5',
      gameId: 'NP-1',
      nodeId: '110001',
      gameType: 'RNG',
      vassalage: 'NP',
      language: 'EN',
      launchMode: 'GLS',
      accountType: '1',
      clientType: '2',
      confirmTrans: '0',
      webView: 'false',
      merchantCode: 'aurora1',
      backUrl: '/m/home',
    })
  })

  test('a game is not launched again by a page that follows its world', async () => {
    play()
    await frame()
    await act(() => queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.once !== true }))
    expect(platform.count(launchGame)).toBe(1)
  })

  test('a game leads to the login when its own frame says relogin', { tags: ['LAUNCH-015'] }, async () => {
    const { onLogin } = play()
    say({ relogin: true }, { source: await insideOf(frame()) })
    expect(onLogin).toHaveBeenCalledOnce()
  })

  test('a game’s round reloads balance and session result; its close goes back', async () => {
    const refreshed = vi.spyOn(queryClient, 'invalidateQueries')
    const { onBack } = play()
    const source = await insideOf(frame())
    say({ type: 'balance' }, { source })
    for (const endpoint of [balance, saferPlay]) expect(refreshed).toHaveBeenCalledWith(repliesOf(endpoint))
    say({ type: 'close' }, { source })
    expect(onBack).toHaveBeenCalledOnce()
  })

  test('a game’s page ignores messages of other frames', async () => {
    const { onBack, onLogin } = play()
    const source = await insideOf(frame())
    say({ type: 'close' }, { source, origin: 'https://evil.example' })
    say({ type: 'close' }, { source: window })
    say({ type: 'close' }, { source: null })
    say({ relogin: 'yes' }, { source })
    expect(onBack).not.toHaveBeenCalled()
    expect(onLogin).not.toHaveBeenCalled()
  })

  test('a game offers a retry and a way back when it has not loaded in 15 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { onBack } = play()
    await frame()
    act(() => void vi.advanceTimersByTime(15_000))
    expect(screen.getByText('The game is taking too long to open.')).toBeInTheDocument()
    screen.getAllByRole('button', { name: 'Back' }).at(-1)?.click()
    expect(onBack).toHaveBeenCalledOnce()
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    await frame()
    expect(platform.count(launchGame)).toBe(2)
  })
})

describe('a game that does not open', () => {
  test('a game in maintenance tells the period', async () => {
    const timeAt = (hour: number) => new Date(2031, 0, 1, hour, 30).getTime()
    platform.fail(launchGame, 'game.maintenance', { startTime: timeAt(9), endTime: timeAt(11) })
    play()
    expect(await screen.findByText(/Under maintenance/)).toBeInTheDocument()
    expect(screen.getByText(/09:30.*11:30/)).toBeInTheDocument()
  })

  test('a trial session reads that a game needs a real account', {
    tags: ['LAUNCH-022'],
  }, async () => {
    session.store(sessionSample(4))
    const { unmount } = play({ realOnly: true })
    expect(await screen.findByText('Please login an actual account to use this function')).toBeInTheDocument()
    expect(platform.count(launchGame)).toBe(0)
    unmount()
    platform.fail(launchGame, 'real.account.required')
    play()
    expect(await screen.findByText('Please login an actual account to use this function')).toBeInTheDocument()
    expect(platform.last(launchGame)?.url.searchParams.get('accountType')).toBe('0')
  })

  test.each(['', 'about:blank', 'javascript:alert(1)', 'https://evil.example/play'])(
    'a game says that its address is empty for %j',
    { tags: ['ERR-026'] },
    async (game_url) => {
      platform.answer(launchGame, { content: { game_url } })
      play()
      expect(await screen.findByText('The requested address is empty')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByTitle('Tiger')).not.toBeInTheDocument())
    },
  )
})

test('only known foreign origins may be framed', () => {
  expect(playableUrl(`${STAGE}/play/1`, [STAGE])).toBe(`${STAGE}/play/1`)
  expect(playableUrl('https://cdn.example/x', [STAGE, 'https://cdn.example/base'])).toBe('https://cdn.example/x')
  expect(playableUrl(`${location.origin}/m/home`, [location.origin])).toBeUndefined()
  expect(playableUrl('https://localhost:3001/play', [STAGE])).toBeUndefined()
})

test.each([
  [{ type: 'relogin' }, 'relogin'],
  [{ relogin: true }, 'relogin'],
  [{ type: 'close' }, 'close'],
  [{ type: 'format' }, undefined],
  ['close', undefined],
  [null, undefined],
])('the frame message %j asks for %s', (data, wish) => {
  expect(parseStageRequest(data)).toBe(wish)
})
