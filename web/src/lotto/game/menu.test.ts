import { expect, test } from 'vitest'
import { chosenMenu, type PlayMenu } from './menu.ts'

const menu = (prizeMode: PlayMenu['prizeMode'], playType: PlayMenu['playType']): PlayMenu => ({
  prizeModeId: 1,
  prizeMode,
  playType,
  hasSeries: false,
  playMenuGroups: [],
})
const MENUS = [menu('lott', 'trad'), menu('lott', 'ent'), menu('zy', 'trad')]

test('the menu is that of prize mode and play type, else the nearest one', () => {
  expect(chosenMenu(MENUS, 'lott', 'ent')).toBe(MENUS[1])
  expect(chosenMenu(MENUS, 'zy', 'ent')).toBe(MENUS[2])
  expect(chosenMenu(MENUS, 'SEA', 'ent')).toBe(MENUS[1])
  expect(chosenMenu(MENUS, undefined, 'trad')).toBe(MENUS[0])
  expect(chosenMenu([], undefined, 'trad')).toBeUndefined()
})
