import {
  announcements,
  chat,
  type EndpointDefinition,
  games,
  inbox,
  member,
  system,
  wallet,
} from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import type { Exchange } from '../conform/exchange.ts'
import { scenarioOf } from '../scenarios/scenario-of.ts'
import { learn } from './learn.ts'
import { inventedNumber, maskedLink, maskedText } from './masked-text.ts'

const AT = '2026-03-10T07:00:00.000Z'
const NOW = Date.parse(AT)

/** A recorded reply of a call. */
function reply(
  endpoint: EndpointDefinition,
  value: unknown,
  { query = '', language = 'EN', body = JSON.stringify({ success: true, value }) } = {},
): Exchange {
  return {
    method: endpoint.method,
    url: `https://play.operator.io${endpoint.path}${query}`,
    requestHeaders: new Map([
      ['merchant', 'operator9'],
      ['language', language],
      ['authorization', 'w1.secret-token'],
    ]),
    requestBody: undefined,
    status: 200,
    responseHeaders: new Map([['content-type', 'application/json']]),
    body,
    place: 'entry 1 of one.har',
    at: AT,
  }
}

const learnt = (
  exchanges: Exchange[],
  { keepNames = false, picture = (_: string): string | undefined => undefined } = {},
) => {
  const result = learn(exchanges, { name: 'shop', keepNames, picture })
  // A server can start with the file of any recording.
  scenarioOf('shop', JSON.stringify(result.file))
  return result
}

const game = (nodeId: string, displayName: string, more: object = {}) => ({
  nodeId,
  gameType: 'RNG',
  vassalage: 'ZZ',
  vendorCode: 'ZZ',
  gameId: `zz-${nodeId}`,
  roomId: '',
  gameCode: `zz${nodeId}`,
  gameName: displayName,
  nodeName: displayName,
  showIcon: `https://cdn.operator.io/${nodeId}.png`,
  iconUrl: `https://cdn.operator.io/${nodeId}.png`,
  supportPlay: 0,
  gameClassify: 'Slot',
  gameClassifyNew: 'Slot',
  isGameH5: 'H5',
  freeplay: 0,
  lottoMode: '',
  gameGroupId: '',
  displayName,
  mobileLargeIcon: `https://cdn.operator.io/${nodeId}.png`,
  ...more,
})
const page = (list: object[], totalCount: number) => ({ games: list, pageNum: 1, totalPages: 1, totalCount })

describe('games', () => {
  test('pages are joined in the platform’s order, whichever was recorded first', () => {
    const { file, report } = learnt([
      reply(games.gameList, page([game('3', 'C'), game('4', 'D')], 5), { query: '?pageNo=2' }),
      reply(games.gameList, page([game('1', 'A'), game('2', 'B'), game('3', 'C')], 5), { query: '?pageNo=1' }),
    ])
    expect(file.games?.map(({ nodeId }) => nodeId)).toEqual(['1', '2', '3', '4'])
    expect(report.leftOut.games).toEqual(['1 of 5 are on pages that were not recorded'])
  })

  test('a vendor that no list had is made of its games', () => {
    const { file, report } = learnt([reply(games.gameList, page([game('1', 'A')], 1))])
    expect(file.vendors).toEqual([{ code: 'ZZ', name: 'ZZ', category: 'RNG', lobby: '1' }])
    expect(report.invented.vendors).toEqual(['names of those that no list had'])
    expect(report.leftOut).toMatchObject({
      'matches, winners, jackpots': ['no reply told of them, so there are none'],
    })
  })

  test('another language fills that language, one without texts fills what is missing', () => {
    const { file } = learnt([
      reply(games.gameList, page([game('1', 'हाथी'), game('2', 'शेर')], 2), { language: 'HI' }),
      reply(games.gameList, page([game('1', 'Elephant')], 2), { language: 'EN' }),
      reply(games.gameList, page([game('1', 'ہاتھی')], 2), { language: 'UR' }),
    ])
    expect(file.games?.map(({ name }) => name)).toEqual([{ EN: 'Elephant', UR: 'ہاتھی' }, { EN: 'शेर' }])
  })

  test('a recorded picture is taken, any other one is drawn anew', () => {
    const picture = (address: string) => (address.endsWith('/1.png') ? '/img/scenarios/1.webp' : undefined)
    const { file, report } = learnt([reply(games.gameList, page([game('1', 'A'), game('2', 'B')], 2))], { picture })
    expect(file.games?.map(({ icon }) => icon)).toEqual(['/img/scenarios/1.webp', undefined])
    expect(JSON.stringify(file)).not.toContain('operator.io')
    expect(report.invented.games).toEqual(['pictures'])
  })

  test('an entry outside of the contract is left out and told of, the others stay', () => {
    const { file, report } = learnt([
      reply(games.gameList, page([game('1', 'A'), game('2', 'B', { gameType: 'POKER' })], 2)),
    ])
    expect(file.games).toHaveLength(1)
    expect(report.leftOut['games.list']).toEqual(['1 entries of another form than the contract, which conform lists'])
  })

  test('20,000 games are learned, and what is beyond is told', { timeout: 60_000 }, () => {
    const pages = Array.from({ length: 201 }, (_, at) =>
      reply(
        games.gameList,
        page(
          Array.from({ length: 100 }, (_, n) => game(String(at * 100 + n + 1), `Game ${at} ${n}`)),
          20_100,
        ),
      ),
    )
    const { file, report } = learnt(pages)
    expect(file.games).toHaveLength(20_000)
    expect(report.leftOut.games).toContain('100 beyond the 20000 that a file may have')
  })
})

describe('what is somebody’s', () => {
  const info = {
    id: 7,
    customerId: 7,
    type: 0,
    nickname: 'Ayesha Real',
    account: 'ayesha77',
    mobile: '0300•••77',
    email: 'a•••@mail.io',
    birthday: '',
    regDate: NOW - 5 * 86_400_000,
    toUpline: '',
    clubLabel: { labelName: 'VIP4' },
    currency: 'PKR',
    liveModel: false,
    editable: { nickname: true, email: true, birthday: true },
  }
  const letter = {
    id: 1,
    type: 'money',
    title: 'Paid, ayesha77',
    content:
      '<p onclick="x()">Sent to 4532 7712 9008 5577, ask help@operator.io or <a href="https://operator.io/?token=abc">here</a>.</p><img src="https://cdn.operator.io/x.png">',
    createTime: NOW - 3_600_000,
    read: false,
  }
  const session = [
    reply(member.memberInfo, info),
    reply(wallet.balance, { sumBalance: 77.5, currency: 'PKR', currencySymbol: 'Rs', balance: [] }),
    reply(
      inbox.inbox,
      { content: [letter], pageNum: 1, totalPages: 1, totalCount: 1, unread: 1 },
      { query: '?page=1' },
    ),
    reply(chat.chatModels, [{ id: 1, name: 'Real Person', avatar: 'https://cdn.operator.io/p.png', online: true }]),
  ]

  test('names, numbers, addresses and tokens of a recording are nowhere in the file', () => {
    const { file } = learnt(session)
    const text = JSON.stringify(file)
    for (const secret of ['ayesha', 'Ayesha', 'Real Person', '4532', '5577', 'operator', 'token', 'onclick', 'secret'])
      expect(text).not.toContain(secret)
    expect(file.members).toEqual([
      expect.objectContaining({ username: 'recorded', balance: 77.5, vip: 4, registered: '-5d', password: 'Play1234' }),
    ])
    expect(file.members?.[0]?.messages?.[0]).toMatchObject({ title: { EN: 'Paid, recorded' }, at: '-1h', read: false })
  })

  test('names are kept for test accounts of one’s own', () => {
    expect(learnt(session, { keepNames: true }).file.members?.[0]).toMatchObject({
      username: 'ayesha77',
      nickname: 'Ayesha Real',
    })
  })

  test('a number is replaced by another of the same form, always by the same', () => {
    expect(inventedNumber('+92 300-1234567')).toMatch(/^\+99 99\d-\d{7}$/)
    expect(maskedText('card 4532771290085577 and card 4532771290085577')).toMatch(/^card (9999\d{12}) and card \1$/)
    expect(maskedText('from 2026-03-10 07:00, Rs 1,500,000')).toBe('from 2026-03-10 07:00, Rs 1,500,000')
  })

  test('a link leads to nobody’s site, unless it stays within the app', () => {
    expect(maskedLink('https://operator.io/x?code=1')).toBe('https://site.example/')
    expect(maskedLink('/m/activity')).toBe('/m/activity')
    expect(maskedLink('https://news.aurora.example/')).toBe('https://news.aurora.example/')
  })
})

describe('a hostile recording', () => {
  test('replies that are no JSON, refusals and other forms teach nothing', () => {
    const { report } = learnt([
      reply(games.gameList, undefined, { body: '<html>' }),
      reply(games.hotGames, undefined, { body: '{"success":false,"errorCode":"x","message":"x","value":null}' }),
      reply(system.settings, { brand: 7 }),
    ])
    expect(report.taught).toEqual({})
    expect(report.leftOut).toMatchObject({
      'games.list': ['a reply that is no JSON'],
      'system.settings': ['replies of another form than the contract, which conform lists'],
    })
  })

  test('names of fields reach no prototype', () => {
    const body = `{"success":true,"value":{"isSingle":1,"sumBalance":1,"currency":"","currencySymbol":"","wallets":[],"__proto__":{"polluted":1}}}`
    learnt([reply(wallet.gameWallets, undefined, { body }), reply(wallet.gameWallets, undefined, { body })])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('an entry that a file cannot have is left out, and not the whole recording', () => {
    const one = {
      title: 'x',
      content: '',
      read: false,
      startDate: NOW,
      endDate: NOW,
      noExpiry: 1,
      announcementImages: [],
      promotionType: '',
      execution: '',
    }
    const { file, report } = learnt([
      reply(
        announcements.announcements,
        {
          banners: [],
          player: [
            { ...one, id: 9_007_199_254_740_000 },
            { ...one, id: 5 },
          ],
          popup: [],
          promotion: [],
          hot: [],
        },
        { query: '?types=PL&platform=M' },
      ),
    ])
    expect(file.announcements?.map(({ id }) => id)).toEqual([5])
    expect(report.leftOut.announcements).toEqual(['1 of a form that a file does not have'])
  })
})
