import type { GameType } from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import type { DisputeSeed } from '../disputes.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { joinTexts, texts } from '../texts.ts'
import type { BetSeed } from '../world-seed.ts'
import { memberNamed } from './changes.ts'

/** A round that is stored as the server stores it, so that it can be watched again. */
interface Played {
  /** Last digit of its id. */
  id: number
  gameType: GameType
  /** Code of the vendor; any one for none. */
  vendor?: string
  stake: number
  win: number
  /** How long before the world's start. */
  ago: number
  detail: Record<string, unknown>
}

const idOf = (id: number) => `5eed0000-0000-4000-8000-00000000001${id}`

const THREE_LEMONS: Played = {
  id: 1,
  gameType: 'RNG',
  vendor: 'NP',
  stake: 20,
  win: 100,
  ago: 3 * HOUR,
  detail: {
    reels: [
      ['cherry', 'lemon', 'star'],
      ['gem', 'lemon', 'lotus'],
      ['bell', 'lemon', 'cherry'],
    ],
  },
}
const VOLLEY: Played = {
  id: 2,
  gameType: 'FISH',
  stake: 30,
  win: 220,
  ago: 50 * MINUTE,
  detail: { targets: ['crab', 'koi', 'turtle'], multiples: [2, 0, 20] },
}
const KINGS: Played = {
  id: 3,
  gameType: 'PVP',
  stake: 50,
  win: 190,
  ago: 40 * MINUTE,
  detail: {
    roundId: idOf(3),
    choice: 'show',
    hands: [
      [11, 24, 27],
      [12, 18, 33],
      [2, 17, 48],
      [8, 13, 36],
    ],
  },
}
/** Two bells on the line, which give the stake back, and a third one below it. */
const TWO_BELLS: Played = {
  id: 4,
  gameType: 'RNG',
  vendor: 'NP',
  stake: 50,
  win: 50,
  ago: 25 * MINUTE,
  detail: {
    reels: [
      ['star', 'bell', 'lemon'],
      ['cherry', 'bell', 'gem'],
      ['star', 'lemon', 'bell'],
    ],
  },
}

function betOf(world: WorldSeed, memberId: number, played: Played): BetSeed {
  const { id, ago, vendor: code, ...bet } = played
  const game = world.games.find(
    ({ vendor, gameType, gameCode, classify, supported }) =>
      supported &&
      vendor === (code ?? vendor) &&
      gameType === bet.gameType &&
      gameCode !== 'lobby' &&
      classify !== 'Crash',
  )
  if (!game) throw new Error(`There is no ${bet.gameType}`)
  const placedAt = world.startAt - ago
  return {
    ...bet,
    ref: `${game.vendor}:${memberId}:${idOf(id)}`,
    memberId,
    vendor: game.vendor,
    nodeId: game.nodeId,
    status: 'won',
    placedAt,
    settledAt: placedAt,
    dueAt: null,
  }
}

const LEMONS_WORDS = 'Three lemons should have paid twelve times my stake, not five.'
const ANSWER = texts(
  'ہم نے یہ راؤنڈ دوبارہ دیکھا ہے: یہ گیم کے قاعدوں کے مطابق ہوا۔',
  'Hum ne yeh round dobara dekha hai: yeh game ke qaidon ke mutabiq hua.',
  'We have watched this round again: it went by the rules of the game.',
)

export const roundDisputed: Scenario = {
  name: 'round-disputed',
  story: 'hina has complained that three bells on a slot paid nothing, and an earlier complaint of hers was rejected.',
  person: 'hina',
  merchant: 'aurora1',
  make(world) {
    const { id } = memberNamed(world, 'hina')
    const lemons = betOf(world, id, THREE_LEMONS)
    const bells = betOf(world, id, TWO_BELLS)
    const bets = [lemons, betOf(world, id, VOLLEY), betOf(world, id, KINGS), bells]
    const answeredAt = world.startAt - 2 * HOUR
    const disputes: DisputeSeed[] = [
      {
        ref: lemons.ref,
        words: LEMONS_WORDS,
        at: world.startAt - 3 * HOUR + 10 * MINUTE,
        state: 'rejected',
        answer: ANSWER,
        answeredAt,
      },
      {
        ref: bells.ref,
        words: 'There were three bells and I only got my stake back.',
        at: world.startAt - 20 * MINUTE,
        state: 'waiting',
        answer: null,
        answeredAt: null,
      },
    ]
    const message = {
      memberId: id,
      type: 'answer' as const,
      title: texts(
        'آپ کی شکایت مسترد ہوئی',
        'Aap ki shikayat mustarad hui',
        'Your complaint about a round is rejected',
      ),
      content: joinTexts(`<blockquote>${LEMONS_WORDS}</blockquote><p>`, ANSWER, '</p>'),
      at: answeredAt,
      readAt: null,
    }
    return { ...world, bets: [...world.bets, ...bets], disputes, inbox: [...world.inbox, message] }
  },
}
