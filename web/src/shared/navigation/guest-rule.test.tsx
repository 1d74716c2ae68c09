import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { useOpen } from './index.ts'

/**
 * The guarded pages of the specification, by what a trial session may do there; chat and stars have their own tests
 * (`chat.test.tsx`, `favourites.e2e.ts`). docs/decisions/open-rows.md describes the rule.
 */
const GUARDED = {
  play: ['/m/play/110001?vassalage=NP'],
  account: [
    '/m/feedback',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/gameRecord',
    '/m/transaction/record',
    '/m/vouReport',
    '/m/withdrawReport',
    '/m/profitandloss',
  ],
  mail: ['/m/webEmail'],
} as const

const ALL = Object.values(GUARDED).flat()

function Door({ to }: { to: string }) {
  const open = useOpen()
  return (
    <button type="button" onClick={() => void open(to)}>
      Go
    </button>
  )
}

async function goTo(path: string, type?: 0 | 4) {
  if (type !== undefined) session.store(sessionSample(type))
  const app = renderInApp(<Door to={path} />, { path: '/m/home' })
  await app.user.click(screen.getByRole('button', { name: 'Go' }))
  return app
}

afterEach(() => session.drop())

describe('the guarded actions', { tags: ['SESSION-014', 'SESSION-018'] }, () => {
  test.each(ALL)('%s leads a visitor without a session to the login', async (path) => {
    expect((await goTo(path)).path()).toBe('/m/login')
  })

  test.each(ALL)('%s opens for a real account', async (path) => {
    expect((await goTo(path, 0)).path()).toBe(path)
  })

  test.each(GUARDED.play)(
    '%s opens for a trial session: games without free play refuse it themselves',
    async (path) => {
      expect((await goTo(path, 4)).path()).toBe(path)
    },
  )

  test.each([
    ...GUARDED.account.map((path) => [path, 'Please login an actual account to use this function'] as const),
    ...GUARDED.mail.map(
      (path) => [path, 'The inbox and chat are for registered accounts. Register to use them.'] as const,
    ),
  ])('%s tells a trial session: %s', async (path, words) => {
    const app = await goTo(path, 4)
    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument()
    expect(app.path()).toBe('/m/home')
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(app.path()).toBe('/m/home')
  })
})
