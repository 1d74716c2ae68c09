import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { playMenu } from '@understudy/contracts/lottery'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '@/shared/i18n'
import { session } from '@/shared/session'
import { lotterySample, playSample } from '@/test/lottery'
import { fakePlatform } from '@/test/platform'
import { forgetReplies } from '../api/replies.ts'
import { lottoTexts } from '../texts.ts'
import { Notes } from '../ui/Notes.tsx'
import { BetPanel } from './BetPanel.tsx'

vi.mock('../game/later.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

beforeAll(() => {
  localStorage.setItem('language', 'EN')
  // What lies over a page is shown by the browser.
  HTMLElement.prototype.showPopover ??= () => {}
  HTMLElement.prototype.hidePopover ??= () => {}
  return startTexts(lottoTexts)
})
beforeEach(() => {
  forgetReplies()
  fakePlatform().answer(playMenu, [
    {
      prizeModeId: 1,
      prizeMode: 'lott',
      playType: 'trad',
      hasSeries: false,
      playMenuGroups: [{ playCode: 'SIZE', playName: 'Size', playMenus: [playSample()] }],
    },
  ])
})
afterEach(() => {
  session.drop()
  vi.unstubAllGlobals()
})

test('a sheet whose code does not come says so and closes, and the page with its plays stays', async () => {
  const user = userEvent.setup()
  render(
    <>
      <BetPanel game={lotterySample()} near={undefined} onOrders={() => {}} />
      <Notes />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'All plays and prizes' }))
  await waitFor(() => expect(screen.getByText('This could not be loaded')).toBeTruthy())
  expect(screen.getByRole('button', { name: 'All plays and prizes' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
