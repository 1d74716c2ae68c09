import {
  agents,
  announcements,
  bets,
  cards,
  chat,
  cloud,
  control as controlContract,
  crash,
  deposits,
  fishing,
  games,
  inbox,
  launch,
  lottery,
  member as memberContract,
  missions,
  passkeys,
  password,
  play,
  push as pushContract,
  rewards,
  roundReplay,
  rounds,
  security,
  slide,
  sportsbook,
  system,
  vendorWallet,
  verification,
  withdrawals,
  withdrawCards,
} from '@understudy/contracts'
import { Authenticator } from '../support/authenticator.ts'
import { control } from '../support/call.ts'
import { promotionNamed } from '../support/promotions.ts'
import { launchOutside, WALLET_KEY } from '../support/vendors.ts'
import { type Actor, APP, passSlide, signIn, solveCaptcha, type TestWorld } from '../support/world.ts'
import { type ContractsSample, contractsSample } from './contracts-sample.ts'

/** Data that samples refer to: the world, a member in it, a game with free play, and more. */
export interface SampleContext {
  world: TestWorld
  member: Actor
  /** A member with an upline and a payment password. */
  downline: Actor
  /** A member without payment password and security questions, and one whose payment password no other call needs. */
  unsecured: Actor
  secured: Actor
  /** An agent with a payment password and an affiliate link. */
  agent: Actor
  /** Contracts of that agent. */
  contracts: ContractsSample
  link: number
  game: games.Game
  launchId: string
  /** A launch of each other kind of game, and an open card round. */
  stage: Record<'LIVE' | 'FISH' | 'PVP' | 'SPORTS', string> & { vendorLobby: string }
  /** A game of the vendor whose lobby was launched. */
  lobbyNode: string
  fixture: sportsbook.Fixture
  round: number
  wave: number
  cardRound: string
  /** A launch of a crash game that takes bets for its round, and one of another with a bet that was cashed out. */
  crash: { launchId: string; round: number; cashedOut: { launchId: string; betId: string } }
  betId: string
  /** A settled bet of the member that stores its round, and the id of its replay. */
  replay: { betId: string; replayId: string }
  /** A launch at a vendor's own server, with an open bet `open`. */
  outside: { params: { launchId: string }; headers: { 'x-vendor-key': string } }
  announcementId: number
  /** A message in the member's inbox. */
  messageId: number
  /** An opened chat page. */
  chatId: string
  /** An unanswered captcha, always the same one for the same call. */
  captchaFor: (call: string) => { cookie: string; answer: string }
  /** An unsolved puzzle, and passed checks for the two SMS calls. */
  slide: { challengeId: string; gap: number }
  captchaResult: slide.SlideResult
  smsResult: slide.SlideResult
  projectId: string
  /** The merchant's sites on the stage. */
  siteId: string
  sessionInfo: string
  cloudCode: string
  /** The push service’s id, and a browser that subscribed there. */
  push: { serviceId: string; subscriptionId: string }
  /** Sent to the number of the registration. */
  registerCode: string
  social: Awaited<ReturnType<typeof signIn>>
  /** Codes sent for a new password, and for binding a number and an address. */
  resetCode: string
  bindCode: string
  bindEmailCode: string
  avatar: string
  /**
   * Deposit orders that wait for payment, wait at the gateway, are proved and are cancelled; and the gateway's
   * callback.
   */
  deposit: { waiting: string; proved: string; cancelled: string; payId: string; callback: deposits.GatewayCallback }
  /** Two cards of the member, their payee name, and a cancelled withdrawal. */
  payee: { card: number; spareCard: number; name: string; cancelled: string }
  /** Two passkeys of the member by id, a new one that is not added yet, and the answer of one of zoya to a login. */
  passkeys: {
    toRename: string
    toRemove: string
    made: ReturnType<Authenticator['create']>
    answer: ReturnType<Authenticator['get']>
  }
  /** An unclaimed reward of the member, and a reached milestone. */
  rewardId: string
  milestoneId: number
  /** Another member, who can claim one promotion directly and another by its reward id, and can enter a third. */
  promotion: { claimer: Actor; daily: number; draw: number; rewardId: string }
  /** The current issue of a fast lottery game, a suborder of it that can be cancelled, and an unused ticket. */
  lotto: { gameId: string; numero: string; orderId: number; orderDetailId: number; ticket: string }
}

export async function sampleContext(world: TestWorld): Promise<SampleContext> {
  const member = await world.as('amina')
  const downline = await world.signedIn('bushra')
  const agent = await world.signedIn('bilal')
  const paymentPassword = '280914'
  const secured = await world.signedIn('nadia')
  for (const actor of [member, downline, agent, secured])
    await actor.call(security.setPaymentPassword, {
      body: { password: 'Play1234', paymentPassword, confirmPaymentPassword: paymentPassword },
    })
  await member.get(security.setQuestions, { body: { answers: answers('one'), password: 'Play1234' } })
  const unsecured = await world.signedIn('sana')
  const { affiUrlId: link } = await agent.get(agents.createAffiliateUrl, { body: { type: 0, expireDays: 7 } })
  const { games: list } = await member.get(games.gameList, { query: { gameType: 'RNG', pageSize: 100 } })
  const game = list.find((candidate) => candidate.freeplay === 1 && candidate.isGameH5 !== 'VASSALAGE')
  if (!game) throw new Error('The everyday world has no slot with free play')
  const { content } = await member.get(launch.launchGame, { query: launchQuery(game) })
  const { player } = await member.get(announcements.announcements, { query: { types: 'PL', platform: 'M' } })
  const announcementId = player[0]?.id
  if (announcementId === undefined) throw new Error('The everyday world has no announcement')
  const { content: letters } = await member.get(inbox.inbox)
  const messageId = letters[0]?.id ?? 0
  const { chatUrl } = await member.get(chat.launchChat, { query: chatQuery })
  const chatId = new URL(chatUrl).pathname.replace('/desk/', '')
  const open = async (gameType: string, which: (game: games.Game) => boolean) => {
    const { games: shelf } = await member.get(games.gameList, { query: { gameType, pageSize: 100 } })
    const match = shelf.find(which)
    if (!match) throw new Error(`The everyday world has no ${gameType}`)
    const { content } = await member.get(launch.launchGame, { query: launchQuery(match) })
    return new URL(content.game_url).pathname.replace('/play/', '')
  }
  const isGame = ({ gameCode }: games.Game) => gameCode !== 'lobby'
  const stage = {
    LIVE: await open('LIVE', isGame),
    FISH: await open('FISH', isGame),
    PVP: await open('PVP', isGame),
    SPORTS: await open('SPORTS', ({ vassalage }) => vassalage === 'U9W'),
    vendorLobby: await open('LIVE', ({ gameCode }) => gameCode === 'lobby'),
  }
  const launchParams = (launchId: string) => ({ params: { launchId } })
  const { waiting, cashedOut } = await crashSample(world, member)
  const { games: inLobby } = await world.guest.get(play.vendorLobby, launchParams(stage.vendorLobby))
  const lobbyNode = inLobby[0]?.nodeId ?? ''
  const table = () => world.guest.get(rounds.roundsState, launchParams(stage.LIVE))
  const { now, closesAt, endsAt } = await table()
  if (now >= closesAt) await world.advance(endsAt - now)
  const { round } = await table()
  const flight = await waiting()
  const { wave } = await world.guest.get(fishing.fishingState, launchParams(stage.FISH))
  const { fixtures } = await world.guest.get(sportsbook.sportsbookState, launchParams(stage.SPORTS))
  const fixture = fixtures.find(({ status }) => status === 'upcoming')
  if (!fixture) throw new Error('The book has no match to come')
  const { token: outsideToken } = await launchOutside(world, member)
  const outside = { params: { launchId: outsideToken }, headers: { 'x-vendor-key': WALLET_KEY } }
  await world.guest.call(vendorWallet.walletBet, { ...outside, body: { txId: 'open', amount: 10_000 } })
  const cardRound = '00000000-0000-4000-8000-00000000000c'
  await world.guest.get(cards.openCards, { ...launchParams(stage.PVP), body: { roundId: cardRound, ante: 10 } })
  const days = { startDate: '2026-02-10', endDate: '2026-03-10' }
  const { list: record } = await member.get(bets.betHistory, { query: days })
  const betId = String(record[0]?.id)
  const replay = await replaySample(member, record)
  const captchaFor = handOut([await solveCaptcha(world), await solveCaptcha(world), await solveCaptcha(world)])
  await world.settings({ flags: { GEETEST3: true } })
  const captchaResult = await passSlide(world, 'register')
  const smsResult = await passSlide(world, 'sms')
  const opened = await world.guest.get(slide.openSlide)
  if (!opened.enabled) throw new Error('The slide check is off')
  const params = { challengeId: opened.captchaId }
  const { gap } = await world.guest.get(slide.slidePuzzle, { params })
  await world.settings({ flags: { GEETEST3: false } })
  const social = await signIn(world, 'amina@mail.example')
  const { sessionInfo } = await world.guest.get(cloud.cloudSms, { params: social.params, body: mobile(5) })
  const cloudCode = await world.lastCode('sms')
  await world.guest.get(verification.smsForRegistration, { body: mobile(6) })
  const registerCode = await world.lastCode('sms')
  const codeOf = (kind: 'sms' | 'email', ask: Promise<unknown>) => ask.then(() => world.lastCode(kind))
  const reset = { username: 'zoya', email: 'zoya@mail.example' }
  const resetCode = await codeOf('email', world.guest.get(password.resetByEmail, { body: reset }))
  const bindCode = await codeOf('sms', member.get(verification.smsForBinding, { body: mobile(7) }))
  const bound = { email: 'amina.bound@mail.example' }
  const bindEmailCode = await codeOf('email', member.get(verification.emailForBinding, { body: bound }))
  const [avatar = ''] = await member.get(memberContract.avatars)
  const lotto = await lottoSample(member)
  const deposit = await depositSample(world, member)
  const payee = await payeeSample(world, member)
  const promotion = await promotionSample(world)
  return {
    downline,
    unsecured,
    secured,
    agent,
    link,
    contracts: await contractsSample(world, agent),
    ...(await rewardSample(member)),
    deposit,
    payee,
    promotion,
    passkeys: await passkeySample(world, member),
    push: await pushSample(member),
    registerCode,
    cloudCode,
    resetCode,
    bindCode,
    bindEmailCode,
    avatar,
    lotto,
    stage,
    lobbyNode,
    round,
    wave,
    fixture,
    cardRound,
    crash: { launchId: flight.launchId, round: flight.round, cashedOut },
    betId,
    replay,
    outside,
    captchaResult,
    smsResult,
    social,
    sessionInfo,
    slide: { ...params, gap },
    projectId: social.params.projectId,
    siteId: new URL((await world.guest.get(system.settings)).paths.cricket).pathname.replace('/cricket/', ''),
    captchaFor,
    world,
    member,
    game,
    announcementId,
    messageId,
    chatId,
    launchId: new URL(content.game_url).pathname.replace('/play/', ''),
  }
}

/** The bet that was cashed out on a crash game, which is settled. */
async function replaySample(member: Actor, record: readonly bets.BetRecord[]) {
  const betId = String(record.find(({ ref }) => ref.endsWith(CASHED_OUT))?.id)
  const { url } = await member.get(roundReplay.openReplay, { params: { id: betId } })
  return { betId, replayId: new URL(url ?? '').pathname.replace(/^\/play\/|\/replay$/g, '') }
}

const CASHED_OUT = '00000000-0000-4000-8000-00000000000d'

/**
 * Cashes out a bet on a crash game. `waiting` finds, at the time it is called, a flight of that game or of another one
 * that takes bets.
 */
async function crashSample(world: TestWorld, member: Actor) {
  const query = { gameType: 'RNG', gameClassify: 'Crash', pageSize: 100 }
  const { games: list } = await member.get(games.gameList, { query })
  const playable = list.filter(({ supportPlay }) => supportPlay === 0)
  async function waiting() {
    for (const game of playable) {
      const { content } = await member.get(launch.launchGame, { query: launchQuery(game) })
      const params = { launchId: new URL(content.game_url).pathname.replace('/play/', '') }
      const { now, startsAt, round } = await world.guest.get(crash.crashState, { params })
      if (now < startsAt) return { ...params, round, wait: startsAt - now }
    }
    throw new Error('No crash game takes bets now')
  }
  const { launchId, round, wait } = await waiting()
  const params = { launchId }
  await control(controlContract.putLuck, { params: { id: world.id }, body: { next: ['win'] } })
  const betId = CASHED_OUT
  const body = { betId, round, stake: 10 as const, autoCashOut: null }
  await world.guest.get(crash.crashBet, { params, body })
  await world.advance(wait + 1_000)
  await world.guest.get(crash.crashCashOut, { params, body: { betId } })
  return { waiting, cashedOut: { launchId, betId } }
}

async function pushSample(member: Actor): Promise<SampleContext['push']> {
  const { serviceId } = await member.get(pushContract.pushService)
  const { subscriptionId } = await member.get(pushContract.openSubscription, { params: { serviceId }, body: {} })
  return { serviceId, subscriptionId }
}

async function promotionSample(world: TestWorld): Promise<SampleContext['promotion']> {
  const claimer = await world.signedIn('hina')
  const [daily, gift, draw] = await Promise.all(
    ['Daily reward', 'Birthday gift', 'Prize draw'].map((title) => promotionNamed(claimer, title)),
  )
  const body = { to: 'hina', promotion: gift?.id ?? 0 }
  const { rewardId } = await control(controlContract.issuePromotion, { params: { id: world.id }, body })
  return { claimer, daily: daily?.id ?? 0, draw: draw?.id ?? 0, rewardId }
}

/** Assigns one thing to each name, in order of first use; throws when there are more names than things. */
function handOut<T>(things: readonly T[]): (name: string) => T {
  const cache = new Map<string, T>()
  return (name) => {
    const thing = cache.get(name) ?? things[cache.size]
    if (thing === undefined) throw new Error(`${name} asks for one more than the ${things.length} there are`)
    cache.set(name, thing)
    return thing
  }
}

async function lottoSample(member: Actor): Promise<SampleContext['lotto']> {
  const list = await member.get(lottery.mobileGames, {})
  const gameId = list.find(({ code }) => code === 'K3_1M')?.gameId
  if (gameId === undefined) throw new Error('The everyday world has no fast lottery')
  const { numero } = (await member.get(lottery.nearIssues, { query: { gameId } })).currentNumero
  const placed = await member.get(lottery.placeOrder, { body: bettingBody({ gameId, numero }, 1) })
  const { suborders } = await member.get(lottery.orderDetail, { params: { id: placed.orderMasterId } })
  const { content } = await member.get(lottery.launchLottery, { query: LAUNCH })
  const ticket = new URL(content.game_url, 'http://localhost').searchParams.get('token') ?? ''
  return { gameId, numero, orderId: placed.orderMasterId, orderDetailId: suborders[0]?.orderDetailId ?? 0, ticket }
}

async function depositSample(world: TestWorld, member: Actor): Promise<SampleContext['deposit']> {
  await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
  const open = (serial: number, mode: 'mt' | 'pg') =>
    member.get(deposits.openDeposit, { params: { mode }, body: depositBody(serial, mode) })
  const cancelled = await open(1, 'mt')
  await member.get(deposits.cancelDeposit, { params: { transId: cancelled.transId }, body: {} })
  const proved = await open(2, 'mt')
  await member.get(deposits.proveDeposit, { params: { transId: proved.transId }, body: PROOF })
  const pendingOrder = await open(3, 'mt')
  const { payUrl, transId } = await open(4, 'pg')
  const queues = await control(controlContract.queues, { params: { id: world.id } })
  const item = queues.flatMap(({ items }) => items).find(({ id }) => id === transId)
  const callback = JSON.parse(item?.facts.callback ?? '{}') as deposits.GatewayCallback
  const payId = new URL(payUrl ?? '').pathname.replace('/pay/', '')
  return { waiting: pendingOrder.transId, proved: proved.transId, cancelled: cancelled.transId, payId, callback }
}

async function payeeSample(world: TestWorld, member: Actor): Promise<SampleContext['payee']> {
  const { cards, payeeName: name } = await member.get(withdrawCards.withdrawCards)
  const params = { id: world.id, table: 'withdrawal' }
  const { columns, rows } = await control(controlContract.tableRows, { params, query: { limit: 200 } })
  for (const row of rows) {
    const refId = String(row[columns.indexOf('ref_id')])
    const answer = await member.call(withdrawals.withdrawalOrder, { params: { refId } })
    if (answer.value?.status === withdrawals.WITHDRAWAL_STATES.cancelled)
      return { card: cards[0]?.cardId ?? 0, spareCard: cards[1]?.cardId ?? 0, name, cancelled: refId }
  }
  throw new Error('Nobody has cancelled a withdrawal')
}

async function passkeySample(world: TestWorld, member: Actor): Promise<SampleContext['passkeys']> {
  const make = async (actor: Actor) => {
    const device = new Authenticator(APP)
    return { device, made: device.create(await actor.get(passkeys.creationOptions, { body: {} })) }
  }
  const add = async (actor: Actor) => {
    const { device, made } = await make(actor)
    const { id } = await actor.get(passkeys.addPasskey, { body: { credential: made } })
    return { device, id: String(id) }
  }
  const [toRename, toRemove] = [await add(member), await add(member)]
  const { device } = await add(await world.signedIn('zoya'))
  const answer = device.get(await world.guest.get(passkeys.requestOptions, { body: {} }))
  return { toRename: toRename.id, toRemove: toRemove.id, made: (await make(member)).made, answer }
}

async function rewardSample(member: Actor): Promise<Pick<SampleContext, 'rewardId' | 'milestoneId'>> {
  const earned = await member.get(rewards.claimable, { query: { kind: 'earned' } })
  // Claiming it requires no turnover, so other samples can still withdraw.
  const gift = earned.find(({ requiredTurnover }) => requiredTurnover === 0)
  const { list } = await member.get(missions.missionSummary, { query: { status: 'E' } })
  const [over] = await member.get(missions.milestones, { query: { missionId: list[0]?.missionId ?? 0 } })
  if (!gift || over?.state !== 'claimable') throw new Error('The everyday world has nothing to claim')
  return { rewardId: gift.transactionId, milestoneId: over.milestoneId }
}

export const PROOF = { referenceNo: 'TR20260310001', payerAccount: '' }

/** A deposit of a thousand, by bank transfer or gateway. */
export const depositBody = (serial: number, mode: 'mt' | 'pg') => ({
  requestId: stageId(serial),
  vendorId: mode === 'mt' ? 'MT1' : 'PG1',
  amount: 1_000,
})

export const LAUNCH = {
  vendor: 'IND',
  gameCode: 'K3_1M',
  prizeMode: 'lott',
  playType: 'ent',
  mui: 'fast',
  css: 'dark',
} as const

/** One stake on big sums of three dice. */
export const bettingBody = ({ gameId, numero }: { gameId: string; numero: string }, serial: number) => ({
  requestId: `00000000-0000-4000-8000-00000000000${serial}`,
  gameId,
  prizeModeId: 1 as const,
  currentNumero: numero,
  bettingSlipString: 'big~1~102~1~1920~1',
  betCartAmountSum: 2,
})

/** Answers to the first three questions, made distinct by a word. */
export const answers = (word: string) =>
  [1, 2, 3].map((questionId) => ({ questionId, answer: `${word} ${questionId}` }))

/** All fields of a registration; optional ones are sent empty. */
export const registrationBody = (more: object = {}) => ({
  username: 'newcomer1',
  password: 'Secret99',
  confirmPassword: 'Secret99',
  registerUrl: 'localhost',
  registerMethod: 'H5',
  domain: 'localhost',
  type: 0,
  ...more,
})

/** Numbers with an unused prefix. */
export const mobile = (serial: number) => ({ mobileNum: `399900000${serial}`, countryDialingCode: '92' })

export const launchQuery = (game: games.Game) =>
  ({ platform: 'html5', nodeId: game.nodeId, vassalage: game.vassalage, launchMode: 'GLS' }) as const

export const stageId = (serial: number) => `00000000-0000-4000-8000-00000000000${serial}`

/** Parameters that open a chat. */
export const chatQuery = {
  b2c: '1',
  language: 'EN',
  backUrl: '/m/message',
  headerColor: '#141d2f',
  title: 'Live chat',
} as const

/** A picture of one pixel. */
export const PIXEL = {
  name: 'pixel.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
