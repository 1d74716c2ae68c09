// How draws and rounds follow from their seeds, written for this page alone. It shares no code with the server.
/** @typedef {Record<'game' | 'serverSeed' | 'clientSeed' | 'nonce', string> & {outcome?: string}} Inputs `outcome` names the shots of a volley. */
/** @typedef {Awaited<ReturnType<typeof numbersOf>>} Numbers */

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text)
/** @param {Uint8Array} bytes */
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
/** @param {string} text */
export const sha256 = async (text) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))))

/** The numbers of a round, one after another. @param {Pick<Inputs, 'serverSeed' | 'clientSeed' | 'nonce'>} seeds */
async function numbersOf({ serverSeed, clientSeed, nonce }) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign'])
  const block = async (/** @type {number} */ i) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${nonce}:${i}`)))
  /** @type {number[]} */
  const stock = []
  let blocks = 0
  async function word() {
    if (stock.length === 0) {
      const view = new DataView((await block(blocks++)).buffer)
      for (let at = 0; at < 32; at += 4) stock.push(view.getUint32(at))
    }
    return stock.shift() ?? 0
  }
  /** A number from 0 up to, but without, this one. @param {number} n */
  async function below(n) {
    const fair = 4294967296 - (4294967296 % n)
    let taken = await word()
    while (taken >= fair) taken = await word()
    return taken % n
  }
  /** @template T @param {number} count @param {() => Promise<T>} one */
  async function list(count, one) {
    /** @type {T[]} */
    const all = []
    while (all.length < count) all.push(await one())
    return all
  }
  return { block, below, list }
}

/** @param {number} count @param {number} length */
const digits = (count, length) => ({ count, length })
const VN_CENTRAL = [
  digits(1, 6),
  digits(1, 5),
  digits(1, 5),
  digits(2, 5),
  digits(7, 5),
  digits(1, 4),
  digits(3, 4),
  digits(1, 3),
  digits(1, 2),
]
/** Tiers of numbers, the highest first: how many of how many digits. @type {Record<string, {count: number, length: number}[]>} */
const NUMBERS = {
  SSC: [digits(5, 1)],
  VN_NORTH: [
    digits(1, 5),
    digits(1, 5),
    digits(2, 5),
    digits(6, 5),
    digits(4, 4),
    digits(6, 4),
    digits(3, 3),
    digits(4, 2),
  ],
  VN_CENTRAL,
  VN_SOUTH: VN_CENTRAL,
  SEA_4D: [1, 1, 1, 10, 10].map((count) => digits(count, 4)),
  SEA_THAI: [digits(1, 6), digits(1, 2), digits(2, 3), digits(2, 3)],
}

/**
 * Balls that are not put back: how many there are, how many are taken by tier, whether tiers are sorted.
 * @type {Record<string, {balls: number, tiers: number[], sorted: boolean}>}
 */
const BALLS = {
  PK10: { balls: 10, tiers: [10], sorted: false },
  '11X5': { balls: 11, tiers: [5], sorted: false },
  KENO: { balls: 80, tiers: [20], sorted: true },
  SIX: { balls: 49, tiers: [6, 1], sorted: true },
}

/** @param {{count: number, length: number}[]} tiers @param {Numbers} numbers */
async function lotteryNumbers(tiers, { below, list }) {
  const drawn = []
  for (const { count, length } of tiers)
    drawn.push(await list(count, async () => String(await below(10 ** length)).padStart(length, '0')))
  return drawn.map((tier) => tier.join(',')).join('|')
}

/** @param {{balls: number, tiers: number[], sorted: boolean}} game @param {Numbers} numbers */
async function lotteryBalls({ balls, tiers, sorted }, { below }) {
  const row = Array.from({ length: balls }, (_, at) => at + 1)
  const drawn = []
  let at = 0
  for (const count of tiers) {
    /** @type {number[]} */
    const tier = []
    while (tier.length < count) {
      // Swap the ball of this place with one of those behind it, or with itself.
      const other = at + (await below(balls - at))
      const taken = row[other] ?? 0
      row[other] = row[at] ?? 0
      row[at] = taken
      tier.push(taken)
      at += 1
    }
    if (sorted) tier.sort((a, b) => a - b)
    drawn.push(tier.map((ball) => String(ball).padStart(2, '0')).join(','))
  }
  return drawn.join('|')
}

/** @param {number} lead */
const winner = (lead) => (lead > 0 ? 'first' : lead < 0 ? 'second' : 'draw')
/** @param {string} won @param {number[]} first @param {number[]} second */
const result = (won, first, second) => [won, first.join(','), second.join(',')].join('|')

/** One card each, suits do not count: cards 0 to 51, thirteen of a suit, the two first, the ace last. @param {Numbers} numbers */
async function table({ below }) {
  const first = await below(52)
  const second = await below(52)
  return result(winner((first % 13) - (second % 13)), [first], [second])
}

/** Eight packs; an ace is 1, ten and pictures are 0. The ace is the first of a suit here. @param {Numbers} numbers */
async function baccarat({ below }) {
  /** @type {number[]} */
  const out = []
  const card = async () => {
    let one = await below(416)
    while (out.includes(one)) one = await below(416)
    out.push(one)
    return one % 52
  }
  const worth = (/** @type {number} */ one) => (one % 13 > 8 ? 0 : (one % 13) + 1)
  const points = (/** @type {number[]} */ hand) => hand.reduce((sum, one) => sum + worth(one), 0) % 10
  const player = [await card()]
  const banker = [await card()]
  player.push(await card())
  banker.push(await card())
  if (points(player) < 8 && points(banker) < 8) {
    const stands = points(player) > 5
    if (!stands) player.push(await card())
    const third = stands ? -1 : worth(player[2] ?? 0)
    // For the banker's points, the third cards of the player at which he draws.
    const draws = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']
    if (stands ? points(banker) < 6 : draws[points(banker)]?.includes(String(third))) banker.push(await card())
  }
  return result(winner(points(player) - points(banker)), player, banker)
}

/**
 * The chances follow from the hash, which is known before: the first side wins 300 to 620 of a thousand, 80 are draws.
 * @param {Numbers} numbers @param {string} serverSeed
 */
async function cockfight({ below, list }, serverSeed) {
  const chance = 300 + (Number.parseInt((await sha256(serverSeed)).slice(0, 8), 16) % 321)
  const lot = await below(1000)
  const won = lot < chance ? 'first' : lot < 920 ? 'second' : 'draw'
  const points = () => list(5, () => below(4))
  const sum = (/** @type {number[]} */ all) => all.reduce((total, one) => total + one, 0)
  for (;;) {
    const first = await points()
    const second = await points()
    if (winner(sum(first) - sum(second)) === won) return result(won, first, second)
  }
}

/** The multiplier in hundredths, from 52 bits. @param {Numbers} numbers */
async function crash({ block }) {
  const bits = Number.parseInt(hexOf(await block(0)).slice(0, 13), 16)
  return String(Math.min(100000, Math.max(100, Math.floor((97 * 2 ** 52) / (2 ** 52 - bits)))))
}

/** How many reels, and how often a symbol stands on the 32 places of each. @type {Record<string, [number, Record<string, number>]>} */
const REELS = {
  'slot-classic': [3, { seven: 1, bell: 3, cherry: 7, gem: 2, lemon: 8, lotus: 4, star: 5, crown: 2 }],
  'slot-garden': [5, { peacock: 1, rose: 2, mango: 3, grapes: 4, melon: 4, orange: 5, leaf: 7, clover: 6 }],
  'slot-bazaar': [3, { lamp: 1, chest: 2, lantern: 2, drum: 4, kite: 5, compass: 3, key: 7, coin: 8 }],
}
/** @param {[number, Record<string, number>]} machine @param {Numbers} numbers */
async function slot([reels, symbols], { below, list }) {
  const places = Object.entries(symbols).flatMap(([symbol, count]) => Array(count).fill(symbol))
  const columns = await list(reels, () => list(3, async () => places[await below(32)]))
  return columns.map((column) => column.join(',')).join('|')
}

/** What a catch pays; the chance is 9,500 of ten thousand divided by it. @type {Record<string, number>} */
const FISH = { crab: 2, koi: 4, puffer: 6, seahorse: 10, turtle: 20, octopus: 50, shark: 150 }
/** The shots are named in the result. @param {string} outcome @param {Numbers} numbers */
async function fishing(outcome, { below }) {
  const shots = []
  for (const shot of outcome.split(',')) {
    const name = shot.replace(/:.*/s, '').trim()
    const multiple = under(FISH, name)
    if (multiple === undefined) throw new RangeError(`No fish: ${name}`)
    const isCaught = (await below(10000)) < Math.floor(9500 / multiple)
    shots.push(`${name}:${isCaught ? multiple : 0}`)
  }
  return shots.join(',')
}

/** Four hands of three cards from one pack; the player's is the first. @param {Numbers} numbers */
async function cards({ below, list }) {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const hands = await list(4, () => list(3, async () => pack.splice(await below(pack.length), 1)[0]))
  return hands.map((hand) => hand.join(',')).join('|')
}

export const GAMES = [
  'K3',
  ...Object.keys(NUMBERS),
  ...Object.keys(BALLS),
  'crash',
  'table',
  'baccarat',
  'cockfight',
  ...Object.keys(REELS),
  'fishing',
  'cards',
]

const ROUNDS = { crash, table, baccarat, cards }

/** What stands under a name. @template T @param {Record<string, T>} all @param {string} name @returns {T | undefined} */
const under = (all, name) => (Object.hasOwn(all, name) ? all[name] : undefined)

/** The result that follows from the inputs, as text. @param {Inputs} inputs */
export async function outcomeOf({ game, serverSeed, clientSeed, nonce, outcome = '' }) {
  const numbers = await numbersOf({ serverSeed, clientSeed, nonce })
  const [tiers, balls, reels] = [under(NUMBERS, game), under(BALLS, game), under(REELS, game)]
  if (game === 'K3') return (await numbers.list(3, async () => 1 + (await numbers.below(6)))).join(',')
  if (tiers) return lotteryNumbers(tiers, numbers)
  if (balls) return lotteryBalls(balls, numbers)
  if (reels) return slot(reels, numbers)
  if (game === 'fishing') return fishing(outcome, numbers)
  if (game === 'cockfight') return cockfight(numbers, serverSeed)
  const round = under(ROUNDS, game)
  if (!round) throw new RangeError(`No game: ${game}`)
  return round(numbers)
}
