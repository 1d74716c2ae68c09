import type { Suborder } from '@understudy/contracts/lottery'
import { describe, expect, test } from 'vitest'
import { playSample } from '@/test/lottery'
import type { PlayMenu } from '../game/menu.ts'
import { lastSlip } from './again.ts'

const size = playSample()
const span = playSample({ playId: 12, playName: 'Span' })
const menuOf = (playType: PlayMenu['playType'], play: typeof size): PlayMenu => ({
  prizeModeId: 1,
  prizeMode: 'lott',
  playType,
  hasSeries: true,
  playMenuGroups: [{ playCode: 'ANY', playName: 'Any', playMenus: [play] }],
})
const menus = [menuOf('trad', size), menuOf('ent', span)]
const [menu] = menus as [PlayMenu, PlayMenu]
const now = {
  menus,
  menu,
  range: { minSeries: 1700, maxBetSeries: 1900, maxSeries: 1960 },
  unitOf: (mode: string) => ({ '1': 1, '0.1': 0.1 })[mode],
}
/** A line of an order in the server's format, with the fields from which a slip is restored. */
const line = (more: Partial<Suborder> = {}) =>
  ({
    orderDetailId: 1,
    orderMasterId: 7,
    playId: 11,
    bettingContent: 'big',
    prizeMode: 'lott',
    bettingMode: '1',
    series: 1960,
    multiple: 3,
    chasingPhase: 0,
    ...more,
  }) as Suborder

describe('the last slip again', () => {
  test('betting again takes all lines of the latest order and none of an older one', () => {
    const orders = [
      line({ orderDetailId: 5, orderMasterId: 8, playId: 12, bettingContent: 'big,odd', bettingMode: '0.1' }),
      line({ orderDetailId: 4, orderMasterId: 8 }),
      line({ orderDetailId: 3 }),
    ]
    expect(lastSlip(orders, now)).toEqual([
      { play: size, choice: [['big']], mode: '1', unit: 1, series: 1900, highestSeries: 1960, multiple: 3 },
      { play: span, choice: [['big', 'odd']], mode: '0.1', unit: 0.1, series: 1900, highestSeries: 1960, multiple: 3 },
    ])
  })

  test('betting a chase again takes its first issue', () => {
    const orders = [3, 2, 1].map((chasingPhase) =>
      line({ orderDetailId: chasingPhase, chasingPhase, multiple: 2 ** chasingPhase }),
    )
    expect(lastSlip(orders, now).map(({ multiple }) => multiple)).toEqual([2])
  })

  test.each([
    ['no order', []],
    ['other prizes', [line({ prizeMode: 'zy' })]],
    ['a play that is no more', [line(), line({ playId: 99 })]],
    ['a content the play does not take', [line({ bettingContent: 'huge' })]],
    ['a mode that is not offered', [line(), line({ bettingMode: '0.01' })]],
  ])('the last slip is not offered again after %s', (_, orders) => {
    expect(lastSlip(orders, now)).toEqual([])
  })

  test('the last slip is not offered again with a play that is switched off', () => {
    const off = menuOf('trad', { ...size, playSwitch: false })
    expect(lastSlip([line()], { ...now, menus: [off], menu: off })).toEqual([])
  })

  test('betting again on a game without series has no series', () => {
    expect(lastSlip([line()], { ...now, range: undefined })).toMatchObject([{ series: 0, highestSeries: 0 }])
  })
})
