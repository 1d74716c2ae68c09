import {
  announcements,
  cloud,
  games,
  launch,
  member as memberContract,
  password,
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
  return {
    ...{ registerCode, cloudCode, resetCode, bindCode, bindEmailCode, avatar },
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
  'slot.state': ({ launchId }) => ({ params: { launchId } }),
  'slot.spin': ({ launchId }) => ({
    params: { launchId },
    body: { roundId: '00000000-0000-4000-8000-000000000001', bet: 10 },
  }),
}
