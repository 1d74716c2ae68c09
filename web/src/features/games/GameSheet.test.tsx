import { screen, waitFor, within } from '@testing-library/react'
import { gameFacts } from '@understudy/contracts/games'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '@/shared/api'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { GameSheetButton } from './GameSheetButton.tsx'

const FACTS = {
  nodeId: '110001',
  displayName: 'Nilgiri Tiger',
  vendorName: 'Northern Pines',
  rules: ['Choose a stake and spin.', 'One line.'],
  returnPercent: 94,
  volatility: 'high' as const,
  stakes: { min: 5, max: 500 },
}

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  queryClient.clear()
  platform = fakePlatform()
})
const opened = async () => {
  const { user } = renderInApp(<GameSheetButton nodeId="110001" name="Nilgiri Tiger" />)
  await user.click(screen.getByRole('button', { name: 'About this game' }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Nilgiri Tiger' })) }
}

test('the sheet of a game tells its facts and rules, and closes by Escape', async () => {
  platform.answer(gameFacts, FACTS)
  const { user, sheet } = await opened()
  expect(await sheet.findByText('94.0%')).toBeInTheDocument()
  const values = sheet.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''))
  expect(values).toEqual(['94.0%', 'High', expect.stringMatching(/5 to .*500$/), 'Northern Pines'])
  for (const rule of FACTS.rules) expect(sheet.getByText(rule)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'About this game' })).toHaveFocus())
})

test('the sheet of a game without details says so, and offers no retry', async () => {
  platform.fail(gameFacts, 'game.not.found')
  const { sheet } = await opened()
  expect(await sheet.findByText('No details of this game are available.')).toBeInTheDocument()
  expect(sheet.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('the sheet of a game offers a retry when its details did not load', async () => {
  platform.fail(gameFacts, 'system.error')
  const { user, sheet } = await opened()
  const retry = await sheet.findByRole('button', { name: 'Try again' })
  platform.answer(gameFacts, FACTS)
  await user.click(retry)
  expect(await sheet.findByText('94.0%')).toBeInTheDocument()
})
