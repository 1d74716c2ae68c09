import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { playSample } from '@/test/lottery'
import { sessionSample } from '@/test/samples'
import type { PlayMenu } from '../game/menu.ts'
import { keepSlip, slip, useSlip } from './slip.ts'

const menusOf = (more: Partial<PlayMenu> = {}, play = playSample()): PlayMenu[] => [
  {
    prizeModeId: 1,
    prizeMode: 'lott',
    playType: 'trad',
    hasSeries: false,
    playMenuGroups: [{ playCode: 'SIZE', playName: 'Size', playMenus: [play] }],
    ...more,
  },
]
const line = {
  play: playSample(),
  choice: [['big']],
  mode: '0.1',
  unit: 0.1,
  series: 0,
  highestSeries: 0,
  multiple: 7,
} as const
const empty = useSlip.getInitialState()
/** The page after a reload, in the same tab. */
const reload = () => useSlip.setState(empty)
const choices = () => useSlip.getState().lines.map(({ choice, multiple }) => [choice, multiple])

let leaveSlip = () => {}
beforeEach(() => {
  sessionStorage.clear()
  reload()
  leaveSlip = keepSlip()
  session.store(sessionSample())
  slip.of('300', 'lott', menusOf())
  slip.add(line)
})
afterEach(() => {
  leaveSlip()
  session.drop()
  reload()
})

test('a slip is there again after a reload, with the plays as they are then', () => {
  reload()
  slip.of('300', 'lott', menusOf({}, playSample({ singleBetPrice: 5 })))
  expect(choices()).toEqual([[[['big']], 7]])
  expect(useSlip.getState().lines[0]?.play.singleBetPrice).toBe(5)
})

test('the issues of a slip survive a reload and go with the slip', () => {
  const chase = { issues: 20, start: 2, doubleEvery: 3, winningStop: false }
  slip.toIssues(chase)
  reload()
  slip.of('300', 'lott', menusOf())
  expect(useSlip.getState().chase).toEqual(chase)
  slip.clear()
  reload()
  slip.of('300', 'lott', menusOf())
  expect(useSlip.getState().chase).toBeUndefined()
})

test('a slip survives the login after a session that the server ended', () => {
  const token = session.get()?.token
  session.drop(token)
  reload()
  slip.of('300', 'lott', menusOf())
  session.store(sessionSample())
  expect(choices()).toHaveLength(1)
})

test.each([
  ['of a logout', () => session.end()],
  ['that was cleared, as by an order', () => slip.clear()],
  ['of a play that is off now', () => {}, menusOf({}, playSample({ playSwitch: false }))],
  ['without a series, where there is one to choose', () => {}, menusOf({ hasSeries: true })],
])('a slip %s is gone', (_of, before, menus = menusOf()) => {
  before()
  reload()
  slip.of('300', 'lott', menus)
  expect(choices()).toEqual([])
})

test('a slip is nobody else’s, though it is learned later for whom the page is open', () => {
  session.drop(session.get()?.token)
  reload()
  slip.of('300', 'lott', menusOf())
  session.store({ ...sessionSample(), userName: 'zoya' })
  expect(choices()).toEqual([])
})

test('each game, and each set of prizes, has its own slip', () => {
  slip.of('300', 'zy', menusOf({ prizeMode: 'zy', prizeModeId: 2 }))
  expect(choices()).toEqual([])
})
