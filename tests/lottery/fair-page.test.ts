import { fairness, fishing } from '@understudy/contracts'
import { LOTTERY_GROUPS, writeWinningNumber } from '@understudy/contracts/lottery/terms'
import { expect, test } from 'vitest'
import { drawOf, drawSeeds } from '../../platform/src/features/lottery/draw.ts'
import { commitmentOf, FairNumbers, type FairSeeds, serverSeedOf } from '../../platform/src/world/fair.ts'
import { deal } from '../../stage/src/cards/hands.ts'
import { flightNumbered } from '../../stage/src/crash/flights.ts'
import { joinFairPage } from '../../stage/src/fairness/fair-page.ts'
import * as page from '../../stage/src/fairness/page/outcomes.js'
import { shoot } from '../../stage/src/fishing/fishing.ts'
import { resultOf, roundSeeds } from '../../stage/src/rounds/rounds.ts'
import { reelsFor } from '../../stage/src/slot/reels.ts'
import { THEMES } from '../../stage/src/slot/themes.ts'
import { read } from '../support/repository.ts'

const ROUNDS = 500
const WORLD_SEED = 41
const NODE = 260_002

interface Round {
  seeds: FairSeeds
  outcome: string
}

/** The server's draws and rounds of a game. */
function roundsOf(game: fairness.FairGame): Round[] {
  const numbers = Array.from({ length: ROUNDS }, (_, n) => n)
  const own = (outcome: (from: FairNumbers, n: number) => string) =>
    numbers.map((n) => {
      const seeds = {
        serverSeed: serverSeedOf(WORLD_SEED, `own ${n}`),
        clientSeed: `player-${n % 7}`,
        nonce: String(n),
      }
      return { seeds, outcome: outcome(new FairNumbers(seeds), n) }
    })
  const group = LOTTERY_GROUPS.find((one) => one === game)
  if (group)
    return numbers.map((n) => {
      const numero = String(20_260_101 + n)
      return {
        seeds: drawSeeds(WORLD_SEED, `${group}_TEST`, numero),
        outcome: writeWinningNumber(drawOf(WORLD_SEED, `${group}_TEST`, numero, group)),
      }
    })
  switch (game) {
    case 'crash':
      return numbers.flatMap((n) => {
        const round = (495_000 + Math.floor(n / 100)) * 1_000 + (n % 100)
        const flight = flightNumbered({ seed: WORLD_SEED, nodeId: NODE, decided: {} }, round)
        return flight ? [{ seeds: flight.seeds, outcome: String(flight.crash) }] : []
      })
    case 'table':
    case 'baccarat':
    case 'cockfight':
      return numbers.map((round) => {
        const { winner, first, second } = resultOf({ kind: game, seed: WORLD_SEED, nodeId: NODE, round })
        const outcome = [winner, first.join(','), second.join(',')].join('|')
        return { seeds: roundSeeds(game, WORLD_SEED, NODE, round), outcome }
      })
    case 'slot-classic':
    case 'slot-garden':
    case 'slot-bazaar': {
      const theme = THEMES[game.slice(5) as keyof typeof THEMES]
      return own((from) =>
        reelsFor(undefined, theme, from)
          .map((column) => column.join(','))
          .join('|'),
      )
    }
    case 'fishing':
      return own((from, n) => {
        const targets = Array.from({ length: 1 + (n % 20) }, (_, i) => fishing.SPECIES[(n + i) % 7] ?? 'crab')
        const multiples = shoot(targets, from)
        return targets.map((name, i) => `${name}:${multiples[i]}`).join(',')
      })
    case 'cards':
      return own((from) =>
        deal(from, 4)
          .map((hand) => hand.join(','))
          .join('|'),
      )
  }
  throw new Error(`No rounds of ${game}`)
}

test('the checking page knows every game that can be checked', () => {
  expect([...page.GAMES].sort()).toEqual([...fairness.FAIR_GAMES].sort())
})

test.each(fairness.FAIR_GAMES)('the checking page computes 500 results of %s as the server does', async (game) => {
  const rounds = roundsOf(game)
  expect(rounds.length).toBeGreaterThan(ROUNDS * 0.9)
  // Results that hardly differ would prove nothing.
  expect(new Set(rounds.map(({ outcome }) => outcome)).size).toBeGreaterThan(100)
  for (const { seeds, outcome } of rounds)
    expect(await page.outcomeOf({ game, ...seeds, outcome }), JSON.stringify(seeds)).toBe(outcome)
})

test('the checking page computes commitments as the server does', async () => {
  for (let n = 0; n < 100; n += 1) {
    const seed = serverSeedOf(WORLD_SEED, `round ${n}`)
    expect(await page.sha256(seed)).toBe(commitmentOf(seed))
  }
})

test('the checking page is one file, shares nothing with the server and asks nobody', () => {
  const { html, script } = joinFairPage()
  expect(html).toContain(`<script type="module">${script}</script>`)
  expect(html).not.toMatch(/\bimport\b|\bexport\b|\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|\bsrc=|stylesheet/)
  expect(html.match(/url\(.{0,20}/g)).toEqual([expect.stringMatching(/^url\('data:font\/woff2;/)])
  expect(html.match(/https?:\/\//g)).toBeNull()
})

test('docs/lottery.md tells the weights of all reels in their order', () => {
  const told = [...read('docs/lottery.md').matchAll(/^- (\w+), (three|five) reels: (.*)$/gm)].map((match) =>
    match.slice(1),
  )
  const weights = Object.entries(THEMES).map(([name, { reels, symbols, rules }]) => [
    name,
    reels === 3 ? 'three' : 'five',
    symbols.map((symbol) => `${symbol} ${rules[symbol]?.weight}`).join(', '),
  ])
  expect(told).toEqual(weights)
})

test('the example of a checked draw in docs/lottery.md is right', async () => {
  const doc = read('docs/lottery.md')
  const value = (name: string) => new RegExp(`^${name} {2,}(\\S+)$`, 'm').exec(doc)?.[1] ?? `no ${name}`
  const [serverSeed, clientSeed, nonce] = [value('server seed'), value('client seed'), value('nonce')]
  expect(drawSeeds(1, clientSeed, nonce)).toEqual({ serverSeed, clientSeed, nonce })
  expect(commitmentOf(serverSeed)).toBe(value('commitment'))
  const outcome = value('winning number')
  expect(writeWinningNumber(drawOf(1, clientSeed, nonce, 'K3'))).toBe(outcome)
  expect(await page.outcomeOf({ game: 'K3', serverSeed, clientSeed, nonce })).toBe(outcome)
})
