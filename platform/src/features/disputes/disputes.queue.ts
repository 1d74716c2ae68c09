import { toAmount } from '@understudy/contracts'
import { joinTexts, mapTexts, sameTexts, texts } from '@understudy/seed'
import type { Queue } from '../../binding/feature.ts'
import { escaped } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { betNumber, betsRepository } from '../bets/index.ts'
import { plainWords } from '../chat/index.ts'
import { gamesRepository } from '../games/index.ts'
import { inboxRepository } from '../inbox/index.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { type DisputeRow, disputesRepository } from './disputes.repository.ts'

type Words = ReturnType<typeof texts>

/** What staff can decide: the state that follows, and ready-made answers, which a written remark replaces. */
const DECISIONS: Readonly<
  Record<string, { state: 'upheld' | 'rejected'; title: Words; answers: Record<string, Words> }>
> = {
  uphold: {
    state: 'upheld',
    title: texts(
      'آپ کی شکایت درست مانی گئی',
      'Aap ki shikayat durust maani gayi',
      'Your complaint about a round is upheld',
    ),
    answers: {
      mistake: texts(
        'آپ کی بات درست ہے: یہ راؤنڈ ٹھیک نہیں چلا۔ ہم معذرت خواہ ہیں۔',
        'Aap ki baat durust hai: yeh round theek nahin chala. Hum maazrat khwah hain.',
        'You are right: this round did not go as it should. We are sorry.',
      ),
      display: texts(
        'آپ کی بات درست ہے: اسکرین پر نتیجہ غلط دکھائی دیا۔ آپ کے ریکارڈ میں لکھا انعام صحیح ہے۔',
        'Aap ki baat durust hai: screen par nateeja ghalat dikhayi diya. Aap ke record mein likha inaam sahih hai.',
        'You are right: the screen showed a wrong result. The prize in your record is the right one.',
      ),
    },
  },
  reject: {
    state: 'rejected',
    title: texts('آپ کی شکایت مسترد ہوئی', 'Aap ki shikayat mustarad hui', 'Your complaint about a round is rejected'),
    answers: {
      rules: texts(
        'ہم نے یہ راؤنڈ دوبارہ دیکھا ہے: یہ گیم کے قاعدوں کے مطابق ہوا۔',
        'Hum ne yeh round dobara dekha hai: yeh game ke qaidon ke mutabiq hua.',
        'We have watched this round again: it went by the rules of the game.',
      ),
      connection: texts(
        'آپ کا رابطہ ٹوٹ گیا تھا، لیکن راؤنڈ پورا کھیلا گیا اور اس کا نتیجہ قائم ہے۔',
        'Aap ka rabta toot gaya tha, lekin round poora khela gaya aur is ka nateeja qaim hai.',
        'Your connection was lost, but the round was played to its end and its result stands.',
      ),
    },
  },
}

/** Queue of disputed rounds. The answer appears in the betting record and in the player's inbox; it moves no money. */
export const disputesQueue: Queue = {
  name: 'disputes',
  count: (world) => world.use(disputesRepository).waitingCount(world.now()),
  items: (world, limit) =>
    world
      .use(disputesRepository)
      .waiting(world.now(), limit)
      .map((row) => itemOf(world, row)),
  item: (world, id) => {
    const row = waitingOne(world, id)
    return row && itemOf(world, row)
  },
  reasons: Object.fromEntries(Object.entries(DECISIONS).map(([action, { answers }]) => [action, Object.keys(answers)])),
  decide: (world, id, { action, reason = '', remark }) => {
    const row = waitingOne(world, id)
    const decision = DECISIONS[action]
    if (!row || !decision) return
    const answer = remark === '' ? (decision.answers[reason] ?? decision.title) : sameTexts(plainWords(remark))
    announceDecision(world, row, { ...decision, answer })
  },
}

const waitingOne = (world: World, id: string) =>
  /^\d{1,12}$/.test(id) ? world.use(disputesRepository).waitingOne(Number(id), world.now()) : undefined

/** Stores the decision and writes it to the player's inbox. */
function announceDecision(
  world: World,
  { id, memberId, betId, words }: DisputeRow,
  { state, title, answer }: { state: 'upheld' | 'rejected'; title: Words; answer: Words },
): void {
  const now = world.now()
  world.use(disputesRepository).decide(id, { state, answer, answeredAt: now })
  const bet = world.use(betsRepository).byId(betId)
  const game = bet && world.use(gamesRepository).byNode(String(bet.nodeId))
  const about = game ? joinTexts('<p>', mapTexts(game.facts.name, escaped), '</p>') : sameTexts('')
  const content = joinTexts(
    about,
    '<blockquote>',
    escaped(words),
    '</blockquote><p>',
    mapTexts(answer, escaped),
    '</p>',
  )
  world.use(inboxRepository).add({ memberId, type: 'answer', title, at: now, content })
}

/** Longest title in characters. */
const TITLE = 80

function itemOf(world: World, { id, memberId, betId, words, at }: DisputeRow) {
  const member = world.use(membersRepository).byId(memberId)
  const merchant = member?.merchant ?? world.merchant
  const bet = world.use(betsRepository).byId(betId)
  const game = bet && world.use(gamesRepository).byNode(String(bet.nodeId))
  return {
    id: String(id),
    account: member?.username ?? '',
    merchant,
    title: words.length > TITLE ? `${words.slice(0, TITLE)}…` : words,
    since: at,
    amount: bet ? toAmount(bet.stake) : null,
    currencySymbol: world.use(systemRepository).merchant(merchant).currencySymbol,
    state: 'waiting',
    facts: {
      words,
      ...(bet && {
        bet: betNumber(bet),
        game: game?.facts.name.EN ?? bet.vendor,
        win: String(toAmount(bet.win)),
        status: bet.status,
      }),
    },
    pictures: [],
    bet: betId,
    actions: Object.keys(DECISIONS),
  }
}
