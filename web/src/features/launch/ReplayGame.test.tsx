import { screen } from '@testing-library/react'
import { openReplay } from '@understudy/contracts/round-replay'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { ReplayGame } from './ReplayGame.tsx'

const ADDRESS = 'http://localhost:3001/play/w.71.s/replay?language=EN'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
  session.store(sessionSample())
  // happy-dom does not load frames and logs an error for each, so its loading is replaced.
  const symbols = Object.getOwnPropertySymbols(HTMLIFrameElement.prototype)
  const connected = symbols.find(({ description }) => description === 'connectedToDocument')
  vi.spyOn(HTMLIFrameElement.prototype as unknown as Record<symbol, () => void>, connected as symbol).mockReturnValue()
})
afterEach(() => {
  session.drop()
})

const show = () => renderInApp(<ReplayGame betId="71" onBack={() => {}} />)

test('a replay is shown in a frame under the name of its game', async () => {
  platform.answer(openReplay, { gameName: 'Tiger', url: ADDRESS })
  show()
  expect(await screen.findByTitle('Replay: Tiger')).toHaveAttribute('src', ADDRESS)
  expect(screen.getByRole('heading', { name: 'Replay: Tiger' })).toBeInTheDocument()
})

test.each([
  ['a bet without a picture', { gameName: 'Tiger', url: null }],
  ['an address of another origin', { gameName: 'Tiger', url: 'https://evil.example/play/w.71.s/replay' }],
])('a replay of %s opens no frame and says so', async (_, reply) => {
  platform.answer(openReplay, reply)
  show()
  expect(await screen.findByText(/cannot be watched again|address is empty/)).toBeInTheDocument()
  expect(screen.queryByTitle('Replay: Tiger')).not.toBeInTheDocument()
})

test('the replay of an open round says that it is not over', async () => {
  platform.fail(openReplay, 'bet.open')
  show()
  expect(await screen.findByText('This round is not over yet')).toBeInTheDocument()
})
