import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { renderInApp } from '@/test/render'
import { LaunchProblem } from './LaunchProblem.tsx'

const timeAt = (day: number, hour: number) => new Date(2031, 0, day, hour, 30).getTime()

describe('a game that cannot be launched', () => {
  test.each([
    ['relay.busy', 'The system is busy, please try again', 'Try again'],
    ['game.round.open', 'Please finish your open game round first', 'Recent games'],
    ['game.not.found', 'This game is no longer available', 'All games'],
    ['request_param_err', 'This game is no longer available', 'All games'],
    ['client.empty.url', 'The requested address is empty', 'Try again'],
  ])('the launch problem %s says what happened and what helps', (code, sentence, way) => {
    const onBack = vi.fn()
    renderInApp(<LaunchProblem code={code} onRetry={() => {}} onBack={onBack} />)
    expect(screen.getByText(sentence)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: way }) ?? screen.getByRole('button', { name: way })).toBeInTheDocument()
    screen.getByRole('button', { name: 'Back' }).click()
    expect(onBack).toHaveBeenCalledOnce()
  })

  test('maintenance shows its times in the local zone, with the day if it differs', async () => {
    const show = (endTime: number) =>
      renderInApp(
        <LaunchProblem
          code="game.maintenance"
          detail={{ startTime: timeAt(1, 9), endTime }}
          onRetry={() => {}}
          onBack={() => {}}
        />,
      )
    const { unmount } = show(timeAt(1, 11))
    expect(screen.getByText('From \u206609:30\u2069 to \u206611:30\u2069')).toBeInTheDocument()
    unmount()
    show(timeAt(2, 1))
    expect(screen.getByText('From 1 Jan, \u206609:30\u2069 to 2 Jan, \u206601:30\u2069')).toBeInTheDocument()
    await setLanguage('UR')
    expect(await screen.findByText(/1 جنوری.*\u206609:30\u2069/)).toBeInTheDocument()
  })
})
