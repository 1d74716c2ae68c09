import { possibleErrorsOf } from '@understudy/contracts'
import { endpointNamed } from '@understudy/contracts/registry'
import { CAST, SCENARIOS } from '@understudy/seed'
import { expect, test } from 'vitest'
import { routeTable } from '../../web/src/app/route-table.ts'
import { paths } from '../../web/src/shared/navigation/paths.ts'
import { compared, difference } from '../atlas/compare.ts'
import { linkTo } from '../atlas/link.ts'
import { LOOKS, viewsOf, whoAt } from '../atlas/looks.ts'
import { dataScript } from '../atlas/page.ts'
import { STATES } from '../atlas/states.ts'
import { read } from '../support/repository.ts'

/** The screens of the route table, by the names of their addresses. */
const screens = Object.keys(routeTable)
const MERCHANTS = ['aurora1', 'cedar3', 'basalt2', 'dune4', 'ember5']

test('every screen of the route table is in the atlas, and nothing else', () => {
  expect(screens.length).toBeGreaterThan(50)
  expect([...new Set(STATES.map(({ screen }) => screen))].sort()).toEqual([...screens].sort())
})

test('the atlas shows each screen to those who may open it and those who may not', () => {
  const people = (name: string) =>
    new Set(STATES.filter(({ screen }) => screen === name).map(({ who, scenario }) => `${who} ${scenario}`))
  expect(screens.filter((name) => people(name).size < 2)).toEqual([])
  const refused = screens.filter((name) => /real|agent/.test(paths[name as keyof typeof paths].access))
  const states = STATES.filter(({ who, screen }) =>
    paths[screen].access === 'agent' ? who === 'player' : who === 'trial',
  ).map(({ screen }) => screen)
  expect(refused.filter((name) => !states.includes(name as keyof typeof paths))).toEqual([])
})

test('the atlas shows each screen with data, while loading and without', () => {
  const failing = STATES.filter(({ name }) => name === 'error').map(({ screen }) => screen)
  const loading = STATES.filter(({ name }) => name === 'loading').map(({ screen }) => screen)
  expect(failing).toEqual(loading)
  expect(failing.length).toBeGreaterThan(35)
})

test.each([
  ['home/least-switches', 'basalt2', undefined],
  ['home/maintenance', 'aurora1', undefined],
  ['home/player', 'aurora1', 'amina'],
])('%s is shown in the four looks at the merchant of its scenario', (id, merchant, as) => {
  const views = viewsOf({ looks: LOOKS, merchants: MERCHANTS, only: id }).filter((view) => view.merchant === merchant)
  expect(views.map((view) => [view.state.id, view.as, view.language, view.theme])).toEqual([
    [id, as, 'UR', 'dark'],
    [id, as, 'UR', 'light'],
    [id, as, 'EN', 'dark'],
    [id, as, 'EN', 'light'],
  ])
})

test('every state of the atlas can be opened and has a name of its own', () => {
  expect(STATES.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([])
  for (const { id, path, screen, who, scenario, faults } of STATES) {
    expect(
      SCENARIOS.map(({ name }) => name),
      id,
    ).toContain(scenario)
    const people = ['visitor', 'player', 'trial', ...CAST.map(({ name }) => name)]
    expect(
      [...people, ...(SCENARIOS.find(({ name }) => name === scenario)?.cast ?? []).map(({ name }) => name)],
      id,
    ).toContain(who)
    expect(
      {
        pattern: paths[screen].pattern.split('/:')[0],
        pathMatches: path.startsWith(paths[screen].pattern.split('/:')[0] ?? '?'),
      },
      id,
    ).toEqual({ pattern: expect.any(String), pathMatches: true })
    expect(path, id).not.toContain(':')
    for (const { endpoint, code } of faults) {
      const called = endpointNamed(endpoint)
      expect(called, `${id} ${endpoint}`).toBeDefined()
      if (called && code !== undefined) expect(possibleErrorsOf(called), id).toContain(code)
    }
  }
})

/** The file that lists the URL parameter values a screen accepts; it ignores all others. */
const WORDS_OF: Readonly<Record<string, string>> = {
  'games category': 'web/src/features/games/categories.ts',
  'gameList gameType': 'contracts/src/field-facts.ts',
  'gameList type': 'web/src/features/games/GameFilters.tsx',
  'help tag': 'contracts/src/help.ts',
  'lotteryHistory view': 'web/src/app/screens/LotteryHistoryScreen.tsx',
  'profitAndLoss view': 'web/src/app/screens/ProfitAndLossScreen.tsx',
  'rewardCenter view': 'web/src/features/rewards/RewardCenter.tsx',
  'withdraw view': 'web/src/app/screens/WithdrawScreen.tsx',
}

test('an atlas address has only parameters of its screen', () => {
  const states = STATES.flatMap(({ id, screen, path }) =>
    [...new URL(path, 'http://localhost').searchParams]
      .filter(([key]) => /^(category|gameType|tag|type|view)$/.test(key) && screen !== 'play')
      .map(([key, word]) => ({ id, at: `${screen} ${key}`, word })),
  )
  expect([...new Set(states.map(({ at }) => at))].sort()).toEqual(Object.keys(WORDS_OF).sort())
  const unknown = states.filter(({ at, word }) => !read(WORDS_OF[at] ?? '').includes(`'${word}'`))
  expect(unknown.map(({ id, word }) => `${id} ${word}`)).toEqual([])
})

test('the atlas has a player of each merchant, and each of the four looks', () => {
  const views = viewsOf({ looks: LOOKS, merchants: MERCHANTS, only: 'home/player' })
  expect(views.map(({ key }) => key.replace('home.player.', '')).sort()).toEqual(
    [
      'aurora1.en-dark',
      'aurora1.en-light',
      'aurora1.ur-dark',
      'aurora1.ur-light',
      ...['basalt2', 'cedar3', 'dune4', 'ember5'].flatMap((merchant) => [
        `${merchant}.en-light`,
        `${merchant}.ur-dark`,
      ]),
    ].sort(),
  )
  expect(MERCHANTS.map((merchant) => whoAt('player', merchant))).toEqual(['amina', 'imran', 'rabia', 'daud', 'erum'])
  expect({ whoAtVisitor: whoAt('visitor', 'dune4'), whoAtTrial: whoAt('trial', 'dune4') }).toEqual({
    whoAtVisitor: undefined,
    whoAtTrial: 'trial',
  })
})

test('a state’s link has its scenario, person, time, faults, language and theme', () => {
  const linkOf = (only: string, look: string, merchant: string) => {
    const view = viewsOf({ looks: [look], merchants: [merchant], only })[0]
    return view && Object.fromEntries(new URL(linkTo(view), 'http://localhost').searchParams)
  }
  expect(linkOf('gameList/error', 'ur-dark', 'aurora1')).toEqual({
    gameType: 'RNG',
    scenario: 'everyday',
    at: '2026-03-10T07:00:00Z',
    faults: 'games.list:drop',
    lang: 'UR',
    theme: 'dark',
  })
  expect(linkOf('deposit/loading', 'en-light', 'aurora1')).toMatchObject({
    as: 'amina',
    faults: 'deposits.channels:30000ms',
  })
  expect(linkOf('home/visitor', 'en-light', 'dune4')).toMatchObject({ merchant: 'dune4', lang: 'EN', theme: 'light' })
})

test('pictures differ where a colour does, not where packing moved a shade', () => {
  const one = (...data: number[]) => ({ data: Uint8Array.from(data), width: data.length / 3, height: 1 })
  expect(difference(one(10, 10, 10, 200, 0, 0), one(14, 8, 10, 200, 0, 0)).share).toBe(0)
  const { share, marked } = difference(one(10, 10, 10, 200, 0, 0), one(10, 10, 10, 0, 200, 0))
  expect({ share, marked: [...(marked ?? [])] }).toEqual({ share: 0.5, marked: [193, 193, 193, 220, 0, 0] })
  expect(difference(one(1, 2, 3), one(1, 2, 3, 4, 5, 6))).toEqual({ share: 1 })
  expect([compared(0.0001), compared(0.01)]).toEqual(['same', 'changed'])
})

test('the name of an atlas state cannot end the script it is embedded in', () => {
  const script = dataScript([{ state: '</script><b>' }])
  expect(script).not.toContain('<')
  expect(JSON.parse(script.slice('window.ATLAS = '.length)).cards).toEqual([{ state: '</script><b>' }])
})
