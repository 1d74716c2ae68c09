import { screen, waitFor, within } from '@testing-library/react'
import { type Match, type MatchV2, matches, matchGroups } from '@understudy/contracts/matches'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { MatchSchedule } from './MatchSchedule.tsx'

const FRIDAY = new Date(2031, 10, 21, 20, 5).getTime()

const match = (id: number, more: Partial<Match> = {}): Match => ({
  league: 'River Cup',
  homeTeam: 'Marjan',
  awayTeam: 'Kohsar',
  homeTeamImageUrl: '/img/marjan.svg',
  awayTeamImageUrl: '/img/kohsar.svg',
  matchTime: FRIDAY,
  status: 'upcoming',
  vendor: 'U9W',
  gameId: 'U9W-1',
  nodeId: '340002',
  matchId: String(id),
  leagueId: '1',
  supportPlay: 0,
  ...more,
})
const withOdds = (id: number): MatchV2 => ({ ...match(id), moneyLine: { homeTeamOdds: 1.84, awayTeamOdds: 2.1 } })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
})

const card = () => screen.findByRole('article')

describe('the match schedule', () => {
  test('the match schedule has league, team images, HH:mm, weekday and month', { tags: ['HOME-033'] }, async () => {
    platform.answer(matchGroups, []).answer(matches, [match(1)])
    const { container } = renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    expect(screen.getByRole('heading', { name: 'Match schedule' })).toBeInTheDocument()
    const matchCard = within(await card())
    expect(matchCard.getByText('River Cup')).toBeInTheDocument()
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/img/marjan.svg',
      '/img/kohsar.svg',
    ])
    // The test only proves something in a zone other than UTC.
    expect(new Date(FRIDAY).getUTCHours()).not.toBe(20)
    expect(matchCard.getByText('20:05')).toBeInTheDocument()
    expect(matchCard.getByText('Fri, 21 Nov')).toBeInTheDocument()
  })

  test('the match schedule has Urdu weekdays and months, and Latin digits', { tags: ['HOME-033'] }, async () => {
    await setLanguage('UR')
    platform.answer(matchGroups, []).answer(matches, [match(1)])
    renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    const matchCard = within(await card())
    expect(matchCard.getByText('جمعہ، 21 نومبر')).toBeInTheDocument()
    expect(matchCard.getByText('20:05')).toBeInTheDocument()
  })

  test('a v2 match has odds marked 1 and 2 and a play button', { tags: ['HOME-034'] }, async () => {
    platform.answer(matchGroups, [{ gameMatchAdsId: 'ads', matchList: [withOdds(1)] }])
    const { container } = renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    const matchCard = within(await card())
    const [home, away] = [matchCard.getByText('1.84'), matchCard.getByText('2.10')].map(
      (odds) => odds.parentElement?.textContent,
    )
    expect(home).toMatch(/^1/)
    expect(away).toMatch(/^2/)
    expect(container.querySelector('button svg')).toBeInTheDocument()
    expect(platform.count(matches)).toBe(0)
  })

  test('a live match shows both scores, and its minute beside Live', { tags: ['HOME-033'] }, async () => {
    const live = { ...withOdds(1), matchTime: 0, status: 'live' as const }
    platform.answer(matchGroups, [
      {
        gameMatchAdsId: 'ads',
        matchList: [
          { ...live, scores: { home: '142/3 (16.2)', away: '' } },
          { ...live, matchId: '2', scores: { home: '2', away: '0', minute: 67 } },
        ],
      },
    ])
    renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    const [cricket, football] = await screen.findAllByRole('article')
    expect(cricket).toHaveTextContent(/^River CupLiveMarjan142\/3 \(16\.2\).*Kohsaryet to bat/)
    expect(football).toHaveTextContent(/^River CupLive67′Marjan2 .*Kohsar0/)
  })

  test('a match that takes no more bets shows no odds', async () => {
    const decided = { ...withOdds(1), moneyLine: { homeTeamOdds: 1.04, awayTeamOdds: 15, suspended: true } }
    platform.answer(matchGroups, [{ gameMatchAdsId: 'ads', matchList: [decided] }])
    renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    const matchCard = within(await card())
    expect(matchCard.getAllByText('Closed for bets')).toHaveLength(2)
    expect(matchCard.queryByText('1.04')).not.toBeInTheDocument()
  })

  test('a v1 match has no odds and no play button', { tags: ['HOME-034'] }, async () => {
    platform.fail(matchGroups, 'request_param_err').answer(matches, [match(1)])
    const { container } = renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    const matchCard = within(await card())
    expect(matchCard.getByText('River Cup')).toBeInTheDocument()
    expect(matchCard.getByText('vs')).toBeInTheDocument()
    expect(platform.count(matches)).toBe(1)
    expect(screen.queryByText('1.84')).not.toBeInTheDocument()
    expect(container.querySelector('button svg')).not.toBeInTheDocument()
  })

  test('a tap on a match calls its handler', async () => {
    platform.answer(matchGroups, [{ gameMatchAdsId: 'ads', matchList: [withOdds(7)] }])
    const onPlay = vi.fn()
    const { user } = renderInApp(<MatchSchedule enabled onPlay={onPlay} />)
    await user.click(await screen.findByRole('button', { name: /Marjan against Kohsar/ }))
    expect(onPlay.mock.calls).toEqual([[withOdds(7)]])
  })

  test('stored matches show until the call has answered', async () => {
    platform.answer(matchGroups, [{ gameMatchAdsId: 'ads', matchList: [withOdds(1)] }])
    const { unmount } = renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    await card()
    await waitFor(() => expect(JSON.parse(localStorage.getItem('hotMatches') ?? '[]')).toEqual([withOdds(1)]))
    unmount()
    fakePlatform().reply(matchGroups, () => new Promise(() => {}))
    renderInApp(<MatchSchedule enabled={false} onPlay={() => {}} />)
    expect(await card()).toBeInTheDocument()
  })

  test('the match schedule shows two placeholders until it is loaded', async () => {
    let answer = (_: Response) => {}
    platform.reply(matchGroups, () => new Promise((resolve) => (answer = resolve)))
    renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    const row = screen.getByRole('list')
    expect({ className: row.className, childrenCount: row.children.length }).toEqual({
      className: expect.stringContaining('breathing'),
      childrenCount: 2,
    })
    await waitFor(() => expect(platform.count(matchGroups)).toBe(1))
    answer(Response.json({ success: true, value: [{ gameMatchAdsId: 'ads', matchList: [withOdds(1)] }] }))
    await card()
    expect({ className: row.className, childrenCount: row.children.length }).toEqual({
      className: expect.not.stringContaining('breathing'),
      childrenCount: 1,
    })
  })

  test('the match schedule is missing without matches', async () => {
    platform.answer(matchGroups, []).answer(matches, [])
    renderInApp(<MatchSchedule enabled onPlay={() => {}} />)
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
  })
})
