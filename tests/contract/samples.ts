import {
  announcements,
  bets,
  book,
  cards,
  cloud,
  games,
  launch,
  lottery,
  member as memberContract,
  password,
  play,
  pond,
  rounds,
  slide,
  verification,
} from '@understudy/contracts'
import type { Parts } from '../support/call.ts'
import { type Actor, passSlide, pkce, signIn, solveCaptcha, type TestWorld } from '../support/world.ts'

/** What a sample may need: the world, a member in it, and a game that can be played for free. */
export interface SampleContext {
  world: TestWorld
  member: Actor
  game: games.Game
  launchId: string
  /** A launch of each other kind of game, and an open card round. */
  stage: Record<'LIVE' | 'FISH' | 'PVP' | 'SPORTS', string> & { hall: string }
  /** A game of the vendor whose lobby was launched. */
  hallNode: string
  fixture: book.Fixture
  round: number
  tide: number
  cardRound: string
  betId: string
  announcementId: number
  /** Pictures nobody has answered yet. */
  captcha: { cookie: string; answer: string }
  secondCaptcha: { cookie: string; answer: string }
  /** A puzzle nobody has solved yet, and passed checks for the two SMS calls. */
  slide: { challengeId: string; gap: number }
  captchaResult: slide.SlideResult
  smsResult: slide.SlideResult
  projectId: string
  sessionInfo: string
  cloudCode: string
  /** Sent to the number of the registration. */
  registerCode: string
  social: Awaited<ReturnType<typeof signIn>>
  /** Codes that went out for a new password and to tie a number and an address to the account. */
  resetCode: string
  bindCode: string
  bindEmailCode: string
  avatar: string
  /** The issue a fast lottery game is at, a suborder of it that can be cancelled, and a ticket nobody has spent. */
  lotto: { gameId: string; numero: string; orderId: number; orderDetailId: number; ticket: string }
}

export async function sampleContext(world: TestWorld): Promise<SampleContext> {
  const member = await world.as('amina')
  const { games: list } = await member.get(games.gameList, { query: { gameType: 'RNG', pageSize: 100 } })
  const game = list.find((candidate) => candidate.freeplay === 1 && candidate.isGameH5 !== 'VASSALAGE')
  if (!game) throw new Error('The everyday world has no slot with free play')
  const { content } = await member.get(launch.launchGame, { query: launchQuery(game) })
  const { player } = await member.get(announcements.announcements, { query: { types: 'PL', platform: 'M' } })
  const announcementId = player[0]?.id
  if (announcementId === undefined) throw new Error('The everyday world has no announcement')
  const open = async (gameType: string, which: (game: games.Game) => boolean) => {
    const { games: shelf } = await member.get(games.gameList, { query: { gameType, pageSize: 100 } })
    const found = shelf.find(which)
    if (!found) throw new Error(`The everyday world has no ${gameType}`)
    const { content } = await member.get(launch.launchGame, { query: launchQuery(found) })
    return new URL(content.game_url).pathname.replace('/play/', '')
  }
  const isGame = ({ gameCode }: games.Game) => gameCode !== 'lobby'
  const stage = {
    LIVE: await open('LIVE', isGame),
    FISH: await open('FISH', isGame),
    PVP: await open('PVP', isGame),
    SPORTS: await open('SPORTS', ({ vassalage }) => vassalage === 'U9W'),
    hall: await open('LIVE', ({ gameCode }) => gameCode === 'lobby'),
  }
  const at = (launchId: string) => ({ params: { launchId } })
  const { games: inHall } = await world.guest.get(play.hall, at(stage.hall))
  const hallNode = inHall[0]?.nodeId ?? ''
  const table = () => world.guest.get(rounds.roundsState, at(stage.LIVE))
  const { now, closesAt, endsAt } = await table()
  if (now >= closesAt) await world.advance(endsAt - now)
  const { round } = await table()
  const { tide } = await world.guest.get(pond.pondState, at(stage.FISH))
  const { fixtures } = await world.guest.get(book.bookState, at(stage.SPORTS))
  const fixture = fixtures.find(({ status }) => status === 'upcoming')
  if (!fixture) throw new Error('The book has no match to come')
  const cardRound = '00000000-0000-4000-8000-00000000000c'
  await world.guest.get(cards.openCards, { ...at(stage.PVP), body: { roundId: cardRound, ante: 10 } })
  const days = { startDate: '2026-02-10', endDate: '2026-03-10' }
  const { list: record } = await member.get(bets.betHistory, { query: days })
  const betId = String(record[0]?.id)
  const captcha = await solveCaptcha(world)
  const secondCaptcha = await solveCaptcha(world)
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
  return {
    ...{ registerCode, cloudCode, resetCode, bindCode, bindEmailCode, avatar, lotto },
    ...{ stage, hallNode, round, tide, fixture, cardRound, betId },
    ...{ captchaResult, smsResult, social, sessionInfo, slide: { ...params, gap } },
    projectId: social.params.projectId,
    captcha,
    secondCaptcha,
    world,
    member,
    game,
    announcementId,
    launchId: new URL(content.game_url).pathname.replace('/play/', ''),
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

const LAUNCH = {
  vendor: 'IND',
  gameCode: 'K3_1M',
  prizeMode: 'lott',
  playType: 'ent',
  mui: 'fast',
  css: 'dark',
} as const

/** One stake on the big sums of three dice. */
const bettingBody = ({ gameId, numero }: { gameId: string; numero: string }, serial: number) => ({
  requestId: `00000000-0000-4000-8000-00000000000${serial}`,
  gameId,
  prizeModeId: 1 as const,
  currentNumero: numero,
  bettingSlipString: 'big~1~102~1~1920~1',
  betCartAmountSum: 2,
})

/** Answers to the first three questions, told apart by a word. */
const answers = (word: string) => [1, 2, 3].map((questionId) => ({ questionId, answer: `${word} ${questionId}` }))

/** The fields a registration needs; everything optional travels empty. */
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

/** Numbers of a prefix nobody has. */
const mobile = (serial: number) => ({ mobileNum: `399900000${serial}`, countryDialingCode: '92' })

const launchQuery = (game: games.Game) =>
  ({ platform: 'html5', nodeId: game.nodeId, vassalage: game.vassalage, launchMode: 'GLS' }) as const

const stageId = (serial: number) => `00000000-0000-4000-8000-00000000000${serial}`

/** A good input of every platform endpoint; a new endpoint without one fails the generated tests. */
export const SAMPLES: Record<string, (context: SampleContext) => Parts> = {
  'system.status': () => ({}),
  'system.settings': () => ({}),
  'system.whitelabel': () => ({}),
  'system.domainRoute': () => ({}),
  'system.templates': () => ({}),
  'system.country': () => ({}),
  'session.key': () => ({}),
  'session.login': () => ({ body: { username: 'zoya', password: 'Play1234', type: 'username' } }),
  'session.logout': () => ({}),
  'session.touch': () => ({}),
  'session.trialUser': () => ({}),
  'session.freePlay': () => ({ body: { platform: 'M' } }),
  'captcha.image': () => ({}),
  'registration.settings': () => ({}),
  'registration.checkUsername': () => ({ query: { username: 'newcomer' } }),
  'registration.affiliate': () => ({ query: { affiliateCode: 'bilal' } }),
  'registration.username': ({ captcha }) => ({
    body: registrationBody({ captcha: captcha.answer }),
    headers: { Cookie: captcha.cookie },
  }),
  'registration.mobileNum': ({ secondCaptcha, registerCode }) => ({
    body: registrationBody({
      username: '',
      captcha: secondCaptcha.answer,
      verificationCode: registerCode,
      ...mobile(6),
    }),
    headers: { Cookie: secondCaptcha.cookie },
  }),
  'slide.open': () => ({}),
  'slide.puzzle': ({ slide }) => ({ params: { challengeId: slide.challengeId } }),
  'slide.solve': ({ slide }) => ({ params: { challengeId: slide.challengeId }, body: { place: slide.gap } }),
  'verification.register': ({ captchaResult }) => ({ body: { ...mobile(1), captchaResult } }),
  'verification.login': ({ smsResult }) => ({ body: { ...mobile(2), captchaResult: smsResult } }),
  'verification.bindMobile': () => ({ body: mobile(3) }),
  'verification.bindEmail': () => ({ body: { email: 'amina.new@mail.example' } }),
  'cloud.config': () => ({}),
  'cloud.state': ({ projectId }) => ({ params: { projectId } }),
  'cloud.sms': ({ projectId }) => ({ params: { projectId }, body: mobile(4) }),
  'cloud.confirm': ({ projectId, sessionInfo, cloudCode }) => ({
    params: { projectId },
    body: { sessionInfo, code: cloudCode },
  }),
  'cloud.choices': ({ projectId, social }) => ({
    params: { projectId },
    query: { provider: 'google', redirect_uri: social.redirect_uri },
  }),
  'cloud.consent': ({ projectId, social }) => ({
    params: { projectId },
    body: {
      ...{ provider: 'google', redirect_uri: social.redirect_uri, state: 's'.repeat(16), nonce: 'n'.repeat(16) },
      ...{ code_challenge: pkce().challenge, code_challenge_method: 'S256', email: 'amina@mail.example' },
    },
  }),
  'cloud.token': ({ projectId, social }) => ({
    params: { projectId },
    body: { code: social.code, code_verifier: pkce().verifier, redirect_uri: social.redirect_uri },
  }),
  'member.info': () => ({}),
  'member.icon': () => ({}),
  'password.change': () => ({
    body: { oldPassword: 'Play1234', newPassword: 'Fresh5678', confirmNewPassword: 'Fresh5678' },
  }),
  'saferPlay.state': () => ({}),
  'saferPlay.limit': () => ({ body: { period: 'week', amount: 5_000 } }),
  'saferPlay.reminder': () => ({ body: { minutes: 30 } }),
  'saferPlay.pause': () => ({ body: { kind: 'timeOut', days: 1 } }),
  'saferPlay.activity': () => ({}),
  'password.email': () => ({ body: { username: 'amina', email: 'amina@mail.example' } }),
  'password.sms': () => ({ body: mobile(6) }),
  'password.verification': ({ resetCode: messageCode }) => ({
    body: { account: { username: 'zoya', email: 'zoya@mail.example' }, messageCode },
  }),
  'member.edit': () => ({ body: { nickname: 'Amina the Kind' } }),
  'member.setIcon': ({ avatar }) => ({ body: { avatarType: 'STATIC', avatar } }),
  'member.avatars': () => ({}),
  'security.config': () => ({}),
  'security.devices': () => ({ query: {} }),
  'security.hasPaymentPassword': () => ({}),
  'security.setPaymentPassword': () => ({
    body: { password: 'Play1234', paymentPassword: '280914', confirmPaymentPassword: '280914' },
  }),
  'security.changePaymentPassword': () => ({
    body: { oldPaymentPassword: '280914', paymentPassword: '140928', confirmPaymentPassword: '140928' },
  }),
  'security.bindMobile': ({ bindCode: messageCode }) => ({
    body: { ...mobile(7), messageCode, password: 'Play1234' },
  }),
  'security.bindEmail': ({ bindEmailCode: messageCode }) => ({
    body: { email: 'amina.bound@mail.example', messageCode, password: 'Play1234' },
  }),
  'security.questions': () => ({}),
  'security.ownQuestions': () => ({}),
  'security.setQuestions': () => ({ body: { answers: answers('one'), password: 'Play1234' } }),
  'security.changeQuestions': () => ({ body: { currentAnswers: answers('one'), answers: answers('two') } }),
  'referral.details': () => ({ query: { autoGenerate: 'true' } }),
  'wallet.balance': () => ({ query: { typeId: '0' } }),
  'wallet.gcs': () => ({}),
  'announcements.list': () => ({ query: { types: 'B,PL,PU,PR,H', platform: 'M' } }),
  'announcements.read': ({ announcementId }) => ({ body: { announcementId, read: true } }),
  'lobby.news': () => ({}),
  'lobby.popular': () => ({ query: { limitNum: 5 } }),
  'lobby.rankList': () => ({ query: { limitNum: 5 } }),
  'lobby.winners': () => ({ query: { limitNum: 5 } }),
  'lobby.jackpot': () => ({}),
  'help.center': () => ({ query: { device: 'MOBILE', lang: 'EN' } }),
  'games.list': () => ({ query: { gameType: 'RNG', pageNo: 1, pageSize: 27, language: 'EN' } }),
  'games.hot': () => ({ query: { isPlatform: '1', language: 'EN', platform: 'html5' } }),
  'games.vendorTypes': () => ({ query: { typeId: '1', merchant_code: 'aurora1' } }),
  'games.vendorMenu': () => ({ query: { gameType: 'RNG' } }),
  'favourites.add': ({ game }) => ({ body: { nodeId: game.nodeId, vendor: game.vassalage } }),
  'favourites.remove': ({ game }) => ({ query: { nodeId: game.nodeId, vendor: game.vassalage } }),
  'favourites.ids': () => ({}),
  'favourites.list': () => ({ query: { pageNo: 1 } }),
  'recents.list': () => ({ query: { pageNo: 1 } }),
  'matches.v1': () => ({}),
  'matches.v2': () => ({}),
  'launch.game': ({ game }) => ({ query: launchQuery(game) }),
  'launch.guestSports': () => ({ query: { platform: 'html5' } }),
  'bets.history': () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10', pageNo: 1, pageSize: 20 } }),
  'bets.detail': ({ betId }) => ({ params: { id: betId } }),
  'wallet.transfer': () => ({ body: { from: 'main', to: 'NP', amount: 10, transferId: 'transfer-1' } }),
  'wallet.locks': () => ({}),
  'play.hall': ({ stage }) => ({ params: { launchId: stage.hall } }),
  'play.enter': ({ stage, hallNode }) => ({ params: { launchId: stage.hall }, body: { nodeId: hallNode } }),
  'rounds.state': ({ stage }) => ({ params: { launchId: stage.LIVE } }),
  'rounds.bet': ({ stage, round }) => ({
    params: { launchId: stage.LIVE },
    body: { betId: stageId(2), round, side: 'first', stake: 10 },
  }),
  'pond.state': ({ stage }) => ({ params: { launchId: stage.FISH } }),
  'pond.shots': ({ stage, tide }) => ({
    params: { launchId: stage.FISH },
    body: { batchId: stageId(3), tide, cost: 1, targets: ['crab', 'koi'] },
  }),
  'cards.state': ({ stage }) => ({ params: { launchId: stage.PVP } }),
  'cards.open': ({ stage, cardRound }) => ({
    params: { launchId: stage.PVP },
    body: { roundId: cardRound, ante: 10 },
  }),
  'cards.end': ({ stage, cardRound }) => ({
    params: { launchId: stage.PVP },
    body: { roundId: cardRound, choice: 'show' },
  }),
  'book.state': ({ stage }) => ({ params: { launchId: stage.SPORTS } }),
  'book.bet': ({ stage, fixture }) => ({
    params: { launchId: stage.SPORTS },
    body: {
      ...{ betId: stageId(4), matchId: fixture.matchId, side: 'home', stake: 10 },
      odds: fixture.odds.home ?? 0,
    },
  }),
  'slot.state': ({ launchId }) => ({ params: { launchId } }),
  'slot.spin': ({ launchId }) => ({
    params: { launchId },
    body: { roundId: '00000000-0000-4000-8000-000000000001', bet: 10 },
  }),
  'lottery.games': () => ({}),
  'lottery.mobileGames': () => ({ query: { prizeMode: 'lott' } }),
  'lottery.menus': () => ({}),
  'lottery.recentMenus': () => ({}),
  'lottery.popular': () => ({ query: { count: 5 } }),
  'lottery.vnMenu': () => ({ query: { prizeMode: 'lott', device: 'MOBILE' } }),
  'lottery.vnRecentMenu': () => ({ query: { prizeMode: 'lott', device: 'MOBILE' } }),
  'lottery.near': ({ lotto }) => ({ query: { gameId: lotto.gameId } }),
  'lottery.recent': () => ({ query: { count: 10 } }),
  'lottery.openIssues': () => ({}),
  'lottery.vnOpenIssues': () => ({}),
  'lottery.draws': ({ lotto }) => ({ params: { gameId: lotto.gameId }, query: { page: 0, size: 20 } }),
  'lottery.drawsByCode': () => ({ params: { code: 'VN_NORTH' } }),
  'lottery.hotAndGap': ({ lotto }) => ({ params: { gameId: lotto.gameId }, query: { count: 50 } }),
  'lottery.playMenu': ({ lotto }) => ({ params: { gameId: lotto.gameId } }),
  'lottery.setting': ({ lotto }) => ({ params: { gameId: lotto.gameId }, query: { prizeMode: 'zy' } }),
  'lottery.series': () => ({}),
  'lottery.placeOrder': ({ lotto }) => ({ body: bettingBody(lotto, 2) }),
  'lottery.placeRegionalOrders': () => ({
    body: {
      requestId: '00000000-0000-4000-8000-000000000003',
      prizeMode: 'SEA',
      device: 'MOBILE',
      contents: [
        {
          ...{ gameId: '206', playId: 1105, bettingContent: '07', singleBetPrice: 1, winStop: false },
          numero: [{ numero: '20260310049', multiple: 1 }],
        },
      ],
    },
  }),
  'lottery.chaseIssues': ({ lotto }) => ({ params: { gameId: lotto.gameId } }),
  'lottery.todaysOrders': () => ({ query: { gameId: '-1', page: 0, size: 20 } }),
  'lottery.orders': () => ({ body: { startDate: '2026-03-10', endDate: '2026-03-10', page: 0, size: 20 } }),
  'lottery.orderDetail': ({ lotto }) => ({ params: { id: lotto.orderId } }),
  'lottery.orderLines': ({ lotto }) => ({ params: { id: lotto.orderId }, query: { page: 0, size: 20 } }),
  'lottery.cancelSuborders': ({ lotto }) => ({ body: { orderDetailIds: [lotto.orderDetailId] } }),
  'lottery.launch': () => ({ query: LAUNCH }),
  'lottery.openTicket': ({ lotto }) => ({ body: { ticket: lotto.ticket } }),
}
