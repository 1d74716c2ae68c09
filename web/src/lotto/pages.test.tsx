import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '@/shared/i18n'
import { session } from '@/shared/session'
import { outline } from '@/test/outline'
import { type Answers, recordedPlatform } from '@/test/recorded'
import { sessionSample } from '@/test/samples'
import { settle, sheetsOf, wholePages } from '@/test/shown'
import { forgetReplies } from './api/replies.ts'
import { Lotto } from './Lotto.tsx'
import { usePage } from './page.ts'
import { lottoTexts } from './texts.ts'
import { useTicket } from './ticket.ts'

wholePages()
beforeAll(() => startTexts(lottoTexts))

async function open(gameId: string, answers: Answers): Promise<void> {
  cleanup()
  forgetReplies()
  localStorage.clear()
  sessionStorage.clear()
  recordedPlatform(answers)
  session.store(sessionSample())
  useTicket.setState({ state: 'open' })
  usePage.setState({ gameId, dress: 'fast', prizeMode: 'lott', playType: 'trad' })
  render(<Lotto />)
  await settle()
}

const press = async (name: string) => {
  await act(async () => screen.getByRole('tab', { name }).click())
  await settle()
}

test.each(['300', 'lobby', '999999'])('what the lottery page shows of %s is as it was agreed', async (gameId) => {
  const parts: string[] = []
  const add = (name: string, shown = outline(document.body)) => parts.push(`=== ${name}\n${shown}`)
  for (const answers of ['recorded', 'empty', 'none'] as const) {
    await open(gameId, answers)
    add(answers)
    for (const { textContent } of screen.queryAllByRole('tab').slice(1)) {
      await press(textContent ?? '')
      add(`${answers}, ${textContent}`)
    }
    for await (const [button, shown] of sheetsOf(() => open(gameId, answers))) add(`opened by ${button}`, shown)
  }
  await expect(parts.join('\n')).toMatchFileSnapshot(`pages/${gameId}.txt`)
})
