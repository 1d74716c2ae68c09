import type { crash } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import type { GameRow } from '@understudy/platform/features/games/index.ts'
import { blockOf, type FairSeeds, serverSeedOf } from '@understudy/platform/world/fair.ts'
import { LRUCache } from 'lru-cache'
import { nameOf } from '../vendor/named-rounds.ts'

/** What a game gives back of all stakes in the long run, whenever players cash out. */
export const RETURNS = 0.97
/** Growth of the multiplier, e^(GROWTH × milliseconds): 2.00 after seven seconds, 10.00 after 23. */
export const GROWTH = 0.0001
/** Where every flight ends at the latest, hundredths. */
const HIGHEST = 100_000

/** The class of the games played here; the seed gives it to games of type RNG. */
export const CRASH_CLASS = 'Crash'

/** Betting time before a flight, and the pause after it, milliseconds. */
const BETTING = 5_000
const PAUSE = 3_000
/** Round numbers of an hour; the shortest rounds are 450 in an hour. */
const NUMBERS = 1_000

export const isCrash = ({ classify }: Pick<GameRow, 'classify'>): boolean => classify === CRASH_CLASS

/** One round of a crash game; times in world time, epoch ms. */
export interface Flight {
  round: number
  /** Bets are taken from here to `startsAt`. */
  opensAt: number
  startsAt: number
  crashAt: number
  /** The next round opens. */
  endsAt: number
  /** The multiplier at which it crashes, hundredths. */
  crash: number
  /** What the crash follows from, unless a tester decided it. */
  seeds: FairSeeds
  /** Whether a tester decided the crash. */
  decided: boolean
}

/** Returns the multiplier after so many milliseconds of flight, hundredths. */
// The tiny addition keeps a multiplier that is reached exactly from being rounded down to the one before.
export const multiplierAfter = (elapsed: number): number => Math.floor(100 * Math.exp(GROWTH * elapsed) + 1e-9)

/** Returns after how many milliseconds of flight a multiplier (hundredths) is reached. */
export const timeTo = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) / GROWTH)

/** Returns the payout of a stake, ten-thousandths, at a multiplier in hundredths. */
export const payout = (stake: number, multiplier: number): number => Math.floor((stake * multiplier) / 100)

/**
 * Returns the multiplier, hundredths, at which a flight crashes: the first 52 bits of its block (64 hexadecimal digits) as
 * a fraction f give floor(97 / (1 − f)), at least 100 and at most HIGHEST.
 */
export function crashOf(block: string): number {
  const bits = Number.parseInt(block.slice(0, 13), 16)
  // One division of whole numbers, so that every machine gets the same hundredth.
  const multiplier = Math.floor((RETURNS * 100 * 2 ** 52) / (2 ** 52 - bits))
  return Math.min(HIGHEST, Math.max(100, multiplier))
}

/** What a tester's word asks of a crash: none above 1.00, at least 3.00, at least 100.00. */
const FITS: Readonly<Record<crash.CrashOutcome, (multiplier: number) => boolean>> = {
  early: (multiplier) => multiplier === 100,
  late: (multiplier) => multiplier >= 300,
  far: (multiplier) => multiplier >= 10_000,
}

/** Decided results by name of the round (`<nodeId>/<round>`); words of other games are ignored. */
type Decided = Readonly<Record<string, string>>

const wordOf = (decided: Decided, about: string): crash.CrashOutcome | undefined => {
  const word = decided[about]
  return word === 'early' || word === 'late' || word === 'far' ? word : undefined
}

/** Returns the seeds of a round, which everybody shares: the client seed is the game's number. */
const seedsOf = (seed: number, nodeId: number, round: number): FairSeeds => ({
  serverSeed: serverSeedOf(seed, `crash ${nodeId} ${round}`),
  clientSeed: String(nodeId),
  nonce: String(round),
})

/** Returns the crash that follows from seeds; for a decided round that of the first further block that fits. */
function crashFrom(seeds: FairSeeds, word: crash.CrashOutcome | undefined): number {
  for (let block = word ? 1 : 0; ; block += 1) {
    const multiplier = crashOf(blockOf(seeds, block).toString('hex'))
    if (!word || FITS[word](multiplier)) return multiplier
  }
}

/** A crash game of one world: all its rounds follow from this. */
export interface CrashGame {
  /** Seed of the world. */
  seed: number
  nodeId: number
  decided: Decided
}

const hours = new LRUCache<string, Flight[]>({ max: 200 })

/**
 * Returns the flights of an hour. Each begins when the one before has ended; none begins that might not end within the
 * hour, so the first of the next hour opens early.
 */
function flightsOf({ seed, nodeId, decided }: CrashGame, hour: number): Flight[] {
  const words = Object.keys(decided)
    .filter((about) => about.startsWith(`${nodeId}/${hour}`) && wordOf(decided, about))
    .map((about) => `${about} ${decided[about]}`)
    .sort()
  const key = `${seed} ${nodeId} ${hour} ${words}`
  const cached = hours.get(key)
  if (cached) return cached
  const flights: Flight[] = []
  const last = (hour + 1) * HOUR - BETTING - timeTo(HIGHEST) - PAUSE
  for (let opensAt = hour * HOUR; opensAt <= last; ) {
    const round = hour * NUMBERS + flights.length
    const word = wordOf(decided, nameOf(nodeId, round))
    const seeds = seedsOf(seed, nodeId, round)
    const crash = crashFrom(seeds, word)
    const startsAt = opensAt + BETTING
    const crashAt = startsAt + timeTo(crash)
    flights.push({ round, opensAt, startsAt, crashAt, endsAt: crashAt + PAUSE, crash, seeds, decided: !!word })
    opensAt = crashAt + PAUSE
  }
  hours.set(key, flights)
  return flights
}

/** Returns a round by its number; undefined for a number that no round has. */
export function flightNumbered(game: CrashGame, round: number): Flight | undefined {
  const hour = Math.floor(round / NUMBERS)
  const flight = flightsOf(game, hour)[round % NUMBERS]
  if (flight?.round !== hour * NUMBERS) return flight
  return { ...flight, opensAt: flightsOf(game, hour - 1).at(-1)?.endsAt ?? flight.opensAt }
}

/** Returns the round at a time; the pause after a crash belongs to the round that crashed. */
export function flightAt(game: CrashGame, time: number): Flight {
  const hour = Math.floor(time / HOUR)
  const flights = flightsOf(game, hour)
  const upcoming = flights.find(({ endsAt }) => time < endsAt)
  const flight = flightNumbered(game, upcoming?.round ?? (hour + 1) * NUMBERS)
  if (!flight) throw new RangeError(`An hour without a flight: ${hour + 1}`)
  return flight
}

/** Returns the rounds before one, the newest first. */
export function flightsBefore(game: CrashGame, { round }: Pick<Flight, 'round'>, count: number): Flight[] {
  const hour = Math.floor(round / NUMBERS)
  return [...flightsOf(game, hour - 1), ...flightsOf(game, hour).slice(0, round % NUMBERS)].slice(-count).reverse()
}
