import { screen, waitFor } from '@testing-library/react'
import { launchGame } from '@understudy/contracts/launch'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
// Loaded here, so that the test does not wait for the import.
import '@/shared/ui/AskDialog'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { useLaunchWindow } from './use-launch.ts'

const GAME = 'http://localhost:3001/play/w.1'
const target = { nodeId: '340002', vassalage: 'U9W', gameId: 'U9W-1', supportPlay: 0 as 0 | 1 }

const Tap = ({ to = target }: { to?: typeof target }) => {
  const launch = useLaunchWindow()
  return (
    <button type="button" onClick={() => launch(to)}>
      play
    </button>
  )
}

function aWindow() {
  const opened = {
    opener: window as unknown,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return { opened, open }
}

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
})
afterEach(() => {
  session.drop()
})

describe('a match opened in a window', () => {
  test('a match’s window opens with the tap and gets its address after the launch', {
    tags: ['HOME-035'],
  }, async () => {
    session.store(sessionSample())
    let answer = () => {}
    platform.reply(
      launchGame,
      () =>
        new Promise(
          (resolve) =>
            (answer = () => resolve(Response.json({ success: true, value: { content: { game_url: GAME } } }))),
        ),
    )
    const { opened, open } = aWindow()
    const { user } = renderInApp(<Tap />)
    await waitFor(() => expect(platform.calls.length).toBeGreaterThan(0))
    await user.click(screen.getByRole('button'))
    expect(open).toHaveBeenCalledOnce()
    expect(opened.opener).toBeNull()
    expect(opened.location.replace).not.toHaveBeenCalled()
    await waitFor(() => expect(platform.count(launchGame)).toBe(1))
    answer()
    await waitFor(() => expect(opened.location.replace.mock.calls).toEqual([[GAME]]))
  })

  test('a match’s window closes when the launch fails, and the page says why', async () => {
    session.store(sessionSample())
    platform.fail(launchGame, 'game.maintenance')
    const { opened } = aWindow()
    const { user } = renderInApp(<Tap />)
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('Under maintenance, please come back later')).toBeInTheDocument()
    expect(opened.close).toHaveBeenCalledOnce()
  })

  test('a match’s window closes when the address has no known origin', async () => {
    session.store(sessionSample())
    platform.answer(launchGame, { content: { game_url: 'https://evil.example/' } })
    const { opened } = aWindow()
    const { user } = renderInApp(<Tap />)
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('The requested address is empty')).toBeInTheDocument()
    expect(opened.location.replace).not.toHaveBeenCalled()
  })

  test('a guest logs in first, and no window opens', async () => {
    const { open } = aWindow()
    const { user, path } = renderInApp(<Tap />)
    await user.click(screen.getByRole('button'))
    expect(path()).toBe('/m/login')
    expect(open).not.toHaveBeenCalled()
  })

  test('a trial session is told that a game without free play needs a real account', {
    tags: ['LAUNCH-022'],
  }, async () => {
    session.store(sessionSample(4))
    const { open } = aWindow()
    const { user } = renderInApp(<Tap to={{ ...target, supportPlay: 1 }} />)
    await user.click(screen.getByRole('button'))
    expect(
      await screen.findByRole('dialog', { name: 'Please login an actual account to use this function' }),
    ).toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
  })
})
