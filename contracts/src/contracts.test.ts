import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ERROR_TEXTS, errorMessage } from './error-texts.ts'
import {
  announcements,
  CLIENT_CONFIG,
  COCKFIGHT_VENDORS,
  ERRORS,
  ESPORT_VENDORS,
  errorTextKey,
  Failure,
  GATEWAYS,
  games,
  hasContracts,
  isAgent,
  isRealAccount,
  isTrial,
  LIMITS,
  LOTTERY_VENDORS,
  MEMBER_TYPES,
  matches,
  mayTransferToUpline,
  PAGE_SIZES,
  PLAY_TYPES,
  PRIZE_MODES,
  session,
  successOf,
  system,
  toAmount,
  toUnits,
} from './index.ts'
import { REGISTRY } from './registry.ts'

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

const TOKEN = 'default.11111111-2222-4333-8444-555555555555'
const info = { token: TOKEN, merchantCode: 'aurora1', userName: 'amina', type: 0, firstTimeLogin: false }

describe('session', () => {
  test('session info has token, merchantCode, userName, type and firstTimeLogin', {
    tags: ['DATA-001'],
  }, () => {
    expect(accepts(session.SessionInfo, info)).toBe(true)
    for (const name of Object.keys(info))
      expect(accepts(session.SessionInfo, { ...info, [name]: undefined }), name).toBe(false)
    expect(accepts(session.SessionInfo, { ...info, type: 3 })).toBe(false)
  })

  test('a login body is of type username, sms or firebase, the last with its four fields', {
    tags: ['DATA-005', 'LOGIN-014', 'LOGIN-015'],
  }, () => {
    const body = { username: 'amina', password: 'Play1234', type: 'username' }
    expect(accepts(session.LoginBody, { ...body, captcha: '1234' })).toBe(true)
    expect(
      accepts(session.LoginBody, {
        ...body,
        type: 'sms',
        username: '3001234567',
        password: '123456',
        countryDialingCode: '+92',
      }),
    ).toBe(true)
    const cloud = {
      firebaseChannel: 'sms',
      firebaseIdToken: 'x.y.z',
      firebaseMobileNo: '3001234567',
      countryDialingCode: '92',
    }
    expect(accepts(session.LoginBody, { ...body, ...cloud, type: 'firebase' })).toBe(true)
    expect(accepts(session.LoginBody, { ...body, type: 'telepathy' })).toBe(false)
    expect(accepts(session.LoginBody, { ...body, captcha: '1234567' })).toBe(false)
  })

  test('helpers tell apart trials, real accounts, agents and accounts with contracts', {
    tags: ['SESSION-011', 'SESSION-012'],
  }, () => {
    const typesThat = (rule: (type: (typeof MEMBER_TYPES)[number]) => boolean) => MEMBER_TYPES.filter(rule)
    expect(typesThat(isTrial)).toEqual([4])
    expect(typesThat(isRealAccount)).toEqual([0, 1, 2, 40, 41, 42])
    expect(typesThat(isAgent)).toEqual([1, 2, 41, 42])
    expect(typesThat(hasContracts)).toEqual([1, 2])
    expect(typesThat((type) => mayTransferToUpline(type, true))).toEqual([0, 1, 40, 41])
    expect(typesThat((type) => mayTransferToUpline(type, false))).toEqual([])
  })
})

describe('envelope', () => {
  test('a success has its value, a failure code, message and detail', { tags: ['API-001'] }, () => {
    expect(accepts(successOf(z.number()), { success: true, value: 1 })).toBe(true)
    expect(accepts(successOf(z.number()), { success: true })).toBe(false)
    expect(
      accepts(Failure, { success: false, errorCode: 'login.failed', message: 'No #410', value: { captcha: true } }),
    ).toBe(true)
    expect(accepts(Failure, { success: false, errorCode: 'login.failed' })).toBe(false)
  })

  test('every error code has a text in three languages, an unknown one the general text', {
    tags: ['ERR-025', 'ERR-034'],
  }, () => {
    for (const [code, { text, number }] of Object.entries(ERRORS)) {
      expect(errorTextKey(code)).toBe(text)
      expect(errorMessage(code as keyof typeof ERRORS, 'EN')).toBe(`${ERROR_TEXTS.EN[text]} #${number}`)
      for (const pack of Object.values(ERROR_TEXTS)) expect(pack[text]?.trim(), code).toBeTruthy()
    }
    expect(errorTextKey('brand.new.code')).toBe('err_unknown')
  })
})

const game = {
  nodeId: '1',
  gameType: 'RNG',
  vassalage: 'NP',
  vendorCode: 'NP',
  gameId: 'NP-1',
  roomId: '',
  gameCode: 'np1',
  gameName: 'Tiger',
  nodeName: 'Tiger',
  showIcon: '/img/a.svg',
  iconUrl: '/img/a.svg',
  supportPlay: 0,
  gameClassify: 'Slot',
  gameClassifyNew: 'Slot',
  isGameH5: 'H5',
  freeplay: 1,
  lottoMode: '',
  gameGroupId: '',
  displayName: 'Tiger',
  mobileLargeIcon: '/img/a.svg',
}

describe('settings', () => {
  test('the settings have every part that the specification names', { tags: ['DATA-027'] }, () => {
    const { shape } = system.SettingsInfo
    const parts = ['customerService', 'domainRoute', 'mobileTemplate', 'paths', 'register', 'resources', 'whitelabel']
    for (const name of [...parts, 'mainDomain', 'imageCDNs']) {
      const part = new Map<string, z.core.$ZodType>(Object.entries(shape)).get(name)
      expect(part, name).toBeDefined()
      expect(part && z.safeParse(part, undefined).success, name).toBe(false)
    }
    expect(Object.keys(shape.mobileTemplate.shape)).toEqual(['mem_cen', 'dep_func'])
  })
})

describe('games', () => {
  test('a game has twenty required fields', { tags: ['DATA-016'] }, () => {
    expect(Object.keys(games.Game.shape).sort()).toEqual(Object.keys(game).sort())
    expect(Object.keys(game)).toHaveLength(20)
    expect(accepts(games.Game, game)).toBe(true)
    for (const name of Object.keys(game)) expect(accepts(games.Game, { ...game, [name]: undefined }), name).toBe(false)
  })

  test('the game list query takes its thirteen fields; isHot is 1 or absent', { tags: ['DATA-017'] }, () => {
    const query = {
      merchant: 'aurora1',
      platform: 'html5',
      gameName: '',
      gameType: 'RNG',
      pageNo: '1',
      pageSize: '27',
      vassalage: '',
      gameClassify: '',
      minBet: '0',
      minLine: '0',
      language: 'EN',
    }
    expect(accepts(games.gameList.query, { ...query, isHot: '1', isNew: '1' })).toBe(true)
    expect(accepts(games.gameList.query, { ...query, isHot: '2' })).toBe(false)
    expect(accepts(games.gameList.query, { ...query, pageNo: '0' })).toBe(false)
    expect(z.parse(games.gameList.query, {})).toEqual({ pageNo: 1, pageSize: PAGE_SIZES.gameList })
  })

  test('a match needs its node; the second form has odds above one', { tags: ['DATA-019', 'DATA-020'] }, () => {
    const match = {
      league: 'River Cup',
      homeTeam: 'A',
      awayTeam: 'B',
      homeTeamImageUrl: '/img/a',
      awayTeamImageUrl: '/img/b',
      matchTime: 1,
      status: 'live',
      vendor: 'U9W',
      gameId: 'x',
      nodeId: '1',
      matchId: 'm',
      leagueId: 'l',
      supportPlay: 0,
    }
    expect(accepts(matches.Match, match)).toBe(true)
    expect(accepts(matches.Match, { ...match, gameId: undefined, roomId: 'r' })).toBe(true)
    expect(accepts(matches.Match, { ...match, nodeId: undefined })).toBe(false)
    expect(accepts(matches.MatchV2, match)).toBe(false)
    expect(accepts(matches.MatchV2, { ...match, moneyLine: { homeTeamOdds: 1.84, awayTeamOdds: 2.06 } })).toBe(true)
    expect(accepts(matches.MatchV2, { ...match, moneyLine: { homeTeamOdds: 1, awayTeamOdds: 2.06 } })).toBe(false)
  })

  test('codes of e-sport, cockfight and lottery vendors are those of the specification', {
    tags: ['GAMES-016'],
  }, () => {
    expect({ eSPORTVENDORS: ESPORT_VENDORS, cOCKFIGHTVENDORS: COCKFIGHT_VENDORS }).toEqual({
      eSPORTVENDORS: ['AV', 'IMES', 'IA', 'AI', 'TF'],
      cOCKFIGHTVENDORS: ['DS88', 'DIG', 'WGB', 'SV3'],
    })
  })
})

describe('announcements', () => {
  const entry = {
    id: 1,
    title: 't',
    content: '<p>c</p>',
    read: false,
    startDate: 1,
    endDate: 2,
    noExpiry: 0,
    announcementImages: [{ url: '/img/a', sequence: 1 }],
    promotionType: '',
    execution: 'A',
  }
  test('a popup’s execution is A, B or F; noExpiry is 0 or 1', { tags: ['DATA-011', 'DATA-013'] }, () => {
    for (const execution of ['A', 'B', 'F'])
      expect(accepts(announcements.PopupAnnouncement, { ...entry, execution })).toBe(true)
    expect(accepts(announcements.PopupAnnouncement, { ...entry, execution: 'C' })).toBe(false)
    expect(accepts(announcements.Announcement, { ...entry, noExpiry: 2 })).toBe(false)
  })

  test('a banner names its group and picture', { tags: ['DATA-025'] }, () => {
    const banner = { id: 1, groupName: 'm_home', url: '/img/a', title: '', subtitle: '', link: '' }
    expect(accepts(announcements.Banner, banner)).toBe(true)
    expect(accepts(announcements.Banner, { ...banner, groupName: 'm_other' })).toBe(false)
    expect(accepts(announcements.Banner, { ...banner, url: 'javascript:alert(1)' })).toBe(false)
  })

  test('the platform of announcement queries is M', { tags: ['CONST-036'] }, () => {
    expect(accepts(announcements.announcements.query, { types: announcements.HOME_TYPES, platform: 'M' })).toBe(true)
    expect(accepts(announcements.announcements.query, { types: announcements.HOME_TYPES, platform: 'W' })).toBe(false)
  })
})

describe('configuration', () => {
  test('the defaults are mobile, one merchant, UR of three languages and the dark theme', {
    tags: ['DATA-030', 'CONST-040'],
  }, () => {
    expect(CLIENT_CONFIG).toMatchObject({
      platform: 'mobile',
      merchantCode: 'aurora1',
      defaultLanguage: 'UR',
      languages: ['UR', 'UR-LA', 'EN'],
      defaultTheme: 'dark',
    })
  })

  test('gateways, prize modes, play types and lottery vendors have the given values', {
    tags: ['DATA-031', 'CONST-038'],
  }, () => {
    expect({
      gATEWAYS: GATEWAYS,
      pRIZEMODES: PRIZE_MODES,
      pLAYTYPES: PLAY_TYPES,
      lOTTERYVENDORS: LOTTERY_VENDORS,
    }).toEqual({
      gATEWAYS: { WEB: 1, MOBILE: 3 },
      pRIZEMODES: ['Lott', 'ZY', 'Elott'],
      pLAYTYPES: { Tradition: 'trad', Entertainment: 'ent' },
      lOTTERYVENDORS: ['TCG_LOTTO_VN', 'TCG_SEA'],
    })
  })

  test('the fallback list of image CDNs has one host, the app’s own', { tags: ['CONST-041', 'CONST-044'] }, () => {
    expect(CLIENT_CONFIG.imageCdnFallback).toEqual(['/'])
  })

  test('badges, carousels and input fields have the specified limits', { tags: ['CONST-032', 'CONST-035'] }, () => {
    expect(LIMITS).toMatchObject({
      badge: 99,
      carouselWithoutArrows: 3,
      captchaDigits: 6,
      mobileNum: 20,
      smsCode: 10,
      promoList: 4,
      hotGames: 10,
      vendors: 22,
    })
  })
})

test('pages of every list are numbered from 1', () => {
  const lists = REGISTRY.flatMap(({ name, reply }) => {
    const { pageNum } = (reply as { shape?: Record<string, z.core.$ZodType> }).shape ?? {}
    return pageNum ? [{ name, first: z.safeParse(pageNum, 1).success, zeroth: z.safeParse(pageNum, 0).success }] : []
  })
  expect(lists.length).toBeGreaterThan(3)
  for (const list of lists) expect(list).toEqual({ name: list.name, first: true, zeroth: false })
})

test('an amount converts to ten-thousandths and back, and a finer one is refused', () => {
  for (const amount of [0, 0.0001, 12_345_678.9, -5.25, 0.1 + 0.2])
    expect(toAmount(toUnits(amount))).toBeCloseTo(amount, 9)
  expect(() => toUnits(0.00001)).toThrow(RangeError)
  expect(() => toUnits(Number.NaN)).toThrow(RangeError)
})
