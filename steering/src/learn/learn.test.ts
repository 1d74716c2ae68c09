import {
  announcements,
  bets,
  chat,
  deposits,
  type EndpointDefinition,
  games,
  inbox,
  member,
  missions,
  promotions,
  rebate,
  records,
  rewards,
  system,
  wallet,
  withdrawCards,
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
  {
    query = '',
    language = 'EN',
    body = JSON.stringify({ success: true, value }),
    token = 'w1.secret-token',
    ms = undefined as number | undefined,
  } = {},
): Exchange {
  return {
    method: endpoint.method,
    url: `https://play.operator.io${endpoint.path}${query}`,
    requestHeaders: new Map([
      ['merchant', 'operator9'],
      ['language', language],
      ['authorization', token],
    ]),
    requestBody: undefined,
    status: 200,
    responseHeaders: new Map([['content-type', 'application/json']]),
    body,
    place: 'entry 1 of one.har',
    at: AT,
    ms,
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
      'matches, winners, jackpots, bets, rebates': ['no reply told of them, so there are none'],
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

  test('20,000 games are learned, and what is beyond is told', { tags: ['all'] }, () => {
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

const HOUR = 3_600_000
const recordPage = (list: object[]) => ({ list, next: null, totalCount: list.length, footer: null, vendors: null })
const balanceOf = (sumBalance: number) =>
  reply(wallet.balance, { sumBalance, currency: 'PKR', currencySymbol: 'Rs', balance: [] })

describe('orders of the recorded member', () => {
  const day = '2026-03-10'
  const round = (ref: string, stake: number, win: number, hoursAgo: number, more: object = {}) => ({
    id: 7,
    ref,
    gameType: 'RNG',
    vassalage: 'ZZ',
    vendorName: 'ZZ',
    nodeId: '1',
    gameName: 'A',
    bet: stake,
    returned: 0,
    validBet: stake,
    win,
    pnl: win - stake,
    status: win >= stake ? 'won' : 'lost',
    betTime: NOW - hoursAgo * HOUR,
    settleTime: NOW - hoursAgo * HOUR + 5_000,
    day,
    ...more,
  })
  const paidIn = (amount: number, hoursAgo: number, more: object = {}) => ({
    transId: 'D20260310000001',
    depositMode: 'pg',
    vendorName: 'Quick Pay',
    requestedAmount: amount,
    fee: 0,
    reimbursementAmount: 0,
    amount,
    refId: 'LP123456789012',
    depositDate: NOW - hoursAgo * HOUR,
    actualDepositDate: NOW - hoursAgo * HOUR + 60_000,
    state: 3,
    reason: null,
    remark: '',
    day,
    ...more,
  })
  const paidOut = (amount: number, hoursAgo: number) => ({
    refId: 'W20260310000001',
    amount,
    fee: 5,
    bankName: 'A Bank',
    payeeName: 'Real Person',
    accountNo: '****5577',
    withdrawDate: NOW - hoursAgo * HOUR,
    endedAt: NOW - hoursAgo * HOUR + 60_000,
    status: 4,
    reason: null,
    remark: '',
    day,
  })
  const channels = reply(deposits.depositChannels, {
    pg: {
      channels: [
        {
          vendorId: 'QP1',
          vendorName: 'Quick Pay',
          logo: 'https://cdn.operator.io/q.png',
          min: 1,
          max: 9_000,
          decimals: false,
          fee: 0,
          reimbursement: 0,
          quickAmounts: [],
          expectedMinutes: 5,
        },
      ],
    },
  })
  const lobby = reply(games.gameList, page([game('1', 'A'), game('2', 'B', { gameType: 'LOTT' })], 2))

  test('rounds, payments and rebates are booked before the balance that was recorded', () => {
    const { file } = learnt([
      lobby,
      channels,
      balanceOf(100),
      reply(bets.betHistory, recordPage([round('ZZ:4532771290:1', 10, 25, 1), round('ZZ:4532771290:2', 50, 0, 2)])),
      reply(records.depositRecords, recordPage([paidIn(40, 3)])),
      reply(records.withdrawRecords, recordPage([paidOut(500, 4)])),
      reply(
        rebate.rebateHistory,
        recordPage([
          { orderNo: 'R20260309-7', date: '2026-03-09', turnover: 900, amount: 5, claimedAt: NOW - HOUR, day },
        ]),
      ),
    ])
    expect(file.bets).toEqual([
      { member: 'recorded', nodeId: '1', placed: '-2h', settled: '-1h59m55s', stake: 50, win: 0, ref: 'R000001' },
      expect.objectContaining({ placed: '-1h', stake: 10, win: 25, ref: 'R000002' }),
    ])
    expect(file.deposits).toEqual([
      expect.objectContaining({ vendorId: 'QP1', amount: 40, state: 'success', at: '-3h', ended: '-2h59m' }),
    ])
    expect(file.withdrawals).toEqual([expect.objectContaining({ amount: 500, fee: 5, state: 'success', at: '-4h' })])
    expect(file.rebates).toEqual([{ member: 'recorded', claimed: '-1h', daysAgo: 1, turnover: 900, amount: 5 }])
    expect(file.whole).toEqual(expect.arrayContaining(['bets', 'deposits', 'withdrawals', 'rebates']))
    for (const secret of ['4532', '123456789012', 'Real Person', '5577'])
      expect(JSON.stringify(file)).not.toContain(secret)
  })

  test('what the balance does not account for is left out and told of', () => {
    const { file, report } = learnt([
      lobby,
      channels,
      balanceOf(30),
      reply(bets.betHistory, recordPage([round('a', 10, 0, 1)])),
      reply(records.depositRecords, recordPage([paidIn(40, 2), paidIn(1_000, 3)])),
    ])
    expect(file.deposits?.map(({ amount }) => amount)).toEqual([40])
    expect(report.leftOut.deposits).toContain(
      '1 that the balance does not account for, as not all that was paid was recorded',
    )
  })

  test('what was open, is a lottery’s or came after the recording began is left out', () => {
    const { file, report } = learnt([
      lobby,
      balanceOf(100),
      reply(
        bets.betHistory,
        recordPage([
          round('a', 10, 0, -1),
          round('b', 10, 0, 1, { status: 'open', settleTime: null }),
          round('c', 10, 0, 1, { nodeId: '2', gameType: 'LOTT' }),
          round('d', 10, 0, 1),
        ]),
      ),
      reply(records.depositRecords, recordPage([paidIn(10, 1)])),
    ])
    expect(file.bets).toHaveLength(1)
    expect(report.leftOut).toMatchObject({
      bets: [
        'those that are open, were given back or ended later',
        'those on lotteries, and on games that no recorded list has',
      ],
      deposits: ['those in a way that no recorded list of channels has'],
    })
  })

  test('a withdrawal is paid to the bank that it was told with, in any language', () => {
    const bank = (bankName: string) => ({
      bankCode: 'KTE',
      bankName,
      kind: 'bank',
      minLength: 9,
      maxLength: 12,
      digitsOnly: true,
    })
    const told = (bankName: string, language: string) =>
      reply(records.withdrawRecords, recordPage([{ ...paidOut(500, 4), bankName }]), { language })
    const { file, report } = learnt([
      balanceOf(100),
      told('A Bank', 'EN'),
      told('ایک بینک', 'UR'),
      reply(withdrawCards.withdrawBanks, [bank('A Bank')]),
      reply(withdrawCards.withdrawBanks, [bank('ایک بینک')], { language: 'UR' }),
    ])
    expect(file.banks).toEqual([{ ...bank(''), bankName: undefined, name: { EN: 'A Bank', UR: 'ایک بینک' } }])
    expect(file.withdrawals).toEqual([expect.objectContaining({ bankCode: 'KTE', amount: 500 })])
    expect(report.recorded).toMatchObject({ banks: 1, withdrawals: 1 })
    // Without the banks the order is still one.
    expect(learnt([balanceOf(100), told('A Bank', 'EN'), told('ایک بینک', 'UR')]).file.withdrawals).toHaveLength(1)
  })

  test('rewards are learned as they stood when the recording began', () => {
    const reward = (name: string, more: object = {}) => ({
      transactionId: 'RW123456',
      kind: 'ticket',
      type: 'RAFFLE',
      name,
      amount: 20,
      multiple: 3,
      requiredTurnover: 60,
      status: 'AVAILABLE',
      issuedAt: NOW - 5 * HOUR,
      expireDate: NOW + HOUR,
      claimedAt: null,
      ...more,
    })
    const past = (list: object[]) => ({ list, next: null, footer: null })
    const { file, report } = learnt([
      balanceOf(100),
      reply(rewards.claimable, [reward('Draw'), reward('Mission', { type: 'MISSION', kind: 'earned' })]),
      reply(rewards.claimable, [reward('قرعہ')], { language: 'UR' }),
      reply(
        rewards.history,
        past([
          // Claimed while it was recorded, so it waited before.
          reward('Draw', { status: 'CLAIMED', claimedAt: NOW + 1 }),
          reward('Luck', { status: 'CLAIMED', amount: 30, claimedAt: NOW - HOUR }),
          reward('Later', { issuedAt: NOW + 1 }),
          reward('Large', { status: 'CLAIMED', amount: 900, claimedAt: NOW - 2 * HOUR }),
        ]),
      ),
    ])
    expect(file.rewards).toEqual([
      expect.objectContaining({ name: { EN: 'Draw', UR: 'قرعہ' }, amount: 20, issued: '-5h', expires: '+1h' }),
      expect.objectContaining({ name: { EN: 'Luck' }, amount: 30, claimed: '-1h', member: 'recorded' }),
    ])
    expect(file.rewards?.[0]).not.toHaveProperty('claimed')
    expect(report.leftOut.rewards).toEqual([
      'those after the recording began',
      '1 that the balance does not account for, as not all that was paid was recorded',
    ])
    expect(report.invented.rewards).toContain('those of missions: they follow from the bets')
  })

  test('what was sent to another member is booked, and who it was is invented', () => {
    const moved = (about: string, amount: number, hoursAgo: number) => ({
      tx_id: '1',
      order_no: '',
      tx_type_id: amount < 0 ? 6201 : 6202,
      kind: 'transfer',
      tx_time: NOW - hoursAgo * HOUR,
      day,
      amount,
      current_avail_balance: 0,
      wallet: 'main',
      about,
      remark: 'for the rent',
    })
    const { file, report } = learnt([
      balanceOf(30),
      reply(
        records.accountRecords,
        recordPage([moved('boss77', -50, 1), moved('boss77', 20, 2), moved('boss77', 90, 3)]),
      ),
    ])
    expect(file.transfers).toEqual([
      { from: 'r000001', to: 'recorded', amount: 20, at: '-2h' },
      { from: 'recorded', to: 'r000001', amount: 50, at: '-1h' },
    ])
    expect(file.members).toEqual([
      expect.objectContaining({ username: 'recorded', balance: 30 }),
      expect.objectContaining({ username: 'r000001', balance: 50 }),
    ])
    expect(report.leftOut.transfers).toEqual([
      'remarks',
      '1 that the balance does not account for, as not all that was paid was recorded',
    ])
    expect(JSON.stringify(file)).not.toMatch(/boss77|rent/)
  })

  test('what was joined and claimed of promotions is learned from their pages', () => {
    const page = (id: number, label: string, more: object = {}) => ({
      id,
      title: `Gift ${id}`,
      way: 'apply',
      kind: 'gift',
      label,
      picture: null,
      startDate: NOW - 48 * HOUR,
      endDate: NOW + 48 * HOUR,
      noExpiry: 0,
      content: 'x',
      announcementImages: [],
      rule: {
        way: 'apply',
        kind: 'gift',
        type: 'MANUAL',
        amount: 30,
        percent: 0,
        cap: 0,
        minDeposit: 0,
        goal: 0,
        multiple: 2,
        every: 'once',
        minVip: 0,
        whom: 'all',
        claimDays: 7,
      },
      unfit: null,
      since: NOW - HOUR,
      reward: null,
      progress: null,
      reason: null,
      remark: '',
      transId: null,
      ...more,
    })
    const pages = [
      page(1, 'claimed', { reward: { rewardId: 'P1-7', amount: 30, requiredTurnover: 60, expiresAt: null } }),
      page(2, 'rejected', { reason: 'terms', remark: 'No' }),
      page(3, 'join', { since: null }),
      page(4, 'applying', { since: NOW + 1 }),
    ]
    const { file, report } = learnt([
      balanceOf(100),
      reply(promotions.promotionList, { list: [...pages, page(5, 'applying')] }),
      ...pages.map((one) => reply(promotions.promotionDetail, one, { query: `?id=${one.id}` })),
    ])
    expect(file.promotionParts).toEqual([
      { member: 'recorded', promotion: 1, label: 'claimed', at: '-1h', amount: 30 },
      { member: 'recorded', promotion: 2, label: 'rejected', at: '-1h', reason: 'terms' },
    ])
    expect(report.leftOut.promotions).toEqual([
      'remarks',
      'what was joined or claimed of those whose page was not recorded',
    ])
  })

  test('missions are learned with their milestones and prizes', () => {
    const mission = {
      missionId: 101,
      title: 'Week',
      description: 'Play',
      measure: 'turnover',
      gameTypes: ['RNG'],
      startDate: NOW - HOUR,
      endDate: NOW + HOUR,
      claimUntil: NOW + 2 * HOUR,
      status: 'O',
      reachedValue: 0,
      milestones: 1,
      reachedMilestones: 0,
      claimable: 0,
      nextTarget: 100,
    }
    const step = { milestoneId: 1, target: 100, reached: 0, reward: 10, multiple: 2, state: 'ahead' }
    const line = (rank: number, reward: number) => ({ rank, userName: 'a•••b', reachedValue: 1, reward, own: false })
    const { file } = learnt([
      reply(missions.milestones, [step], { query: '?missionId=101' }),
      reply(missions.missionSummary, { list: [mission], pageNum: 1, totalPages: 1, totalCount: 1 }),
      reply(
        missions.leaderboard,
        { list: [line(1, 50), line(2, 20), line(3, 20), line(4, 0)], next: null, totalCount: 4, footer: null },
        { query: '?missionId=101' },
      ),
    ])
    expect(file.missions).toEqual([
      expect.objectContaining({
        id: 101,
        starts: '-1h',
        ends: '+1h',
        milestones: [{ target: 100, amount: 10, multiple: 2 }],
        prizes: [
          { upTo: 1, amount: 50, multiple: 1 },
          { upTo: 3, amount: 20, multiple: 1 },
        ],
      }),
    ])
  })
})

describe('the network of a recording', () => {
  const timed = (times: number[]) => times.map((ms) => reply(system.templates, { mem_cen: '2', dep_func: '1' }, { ms }))

  test('it has the quick calls of the recording, and its median', () => {
    const { file } = learnt(timed([100, 120, 140, 160, 900]))
    expect(file.network).toEqual({ ms: 100, jitterMs: 80 })
  })

  test('it is not told by a few calls, or by a recording without times', () => {
    expect(learnt(timed([100, 100])).file.network).toBeUndefined()
    expect(learnt(Array.from({ length: 9 }, () => balanceOf(1))).file.network).toBeUndefined()
  })

  test('refusals become faults that are proposed and switched off', () => {
    const refused = (errorCode: string) =>
      reply(games.gameList, null, {
        body: JSON.stringify({ success: false, errorCode, message: 'No #1', value: null }),
      })
    const { file, report } = learnt([refused('TOO_MANY_REQUEST'), refused('TOO_MANY_REQUEST'), refused('odd.code')])
    expect(file.proposedFaults).toEqual([{ endpoint: 'games.list', kind: 'error', code: 'TOO_MANY_REQUEST', times: 2 }])
    expect(file.faults).toBeUndefined()
    expect(scenarioOf('shop', JSON.stringify(file)).faults).toBeUndefined()
    expect(report.leftOut.refusals).toEqual(['codes that the contract does not have, which conform lists'])
  })
})

describe('the hosts of a platform', () => {
  const hosts = (domain: string, routes: string[]) =>
    learnt([reply(system.domainRoute, { domain, merchantCode: 'operator9', routes })])

  test('of hosts below a real domain only the start is learned, and others are left out', () => {
    const { file, report } = hosts('operator.io', ['m.operator.io', 'play-operator.operator.io', 'mirror.com'])
    expect(file.settings).toEqual({ routes: ['m.{domain}'] })
    expect(JSON.stringify(file)).not.toMatch(/operator\.|mirror/)
    expect(report.leftOut.settings).toEqual(['hosts that are somebody’s own'])
    expect(report.invented.settings).toEqual(['the domain'])
  })

  test('an invented domain and its hosts are taken as they are', () => {
    const { file, report } = hosts('kites.example', ['m.kites.example', 'kites.test', 'a b.example'])
    expect(file.settings).toEqual({ mainDomain: 'kites.example', routes: ['m.{domain}', 'kites.test'] })
    expect(report.taught).toEqual({ 'system.domainRoute': 1 })
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

  test('replies to another member than the first are left out and told of', () => {
    const other = { ...info, account: 'somebodyelse' }
    const { file, report } = learnt([
      ...session,
      reply(member.memberInfo, other, { token: 'other' }),
      reply(wallet.balance, { sumBalance: 1, currency: 'PKR', currencySymbol: 'Rs', balance: [] }, { token: 'other' }),
    ])
    expect(file.members).toEqual([expect.objectContaining({ balance: 77.5 })])
    expect(report.leftOut.members).toEqual(['all but the first one who was logged in'])
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
