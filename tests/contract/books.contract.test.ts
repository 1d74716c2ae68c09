import { control as contract, wallet } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { CATEGORIES, type OpenGame, openGame, setMaintenance } from '../support/vendors.ts'
import { makeWorld } from '../support/world.ts'

// Invariants under any sequence of actions by players, clocks and operators: the ledger balances, and no member's
// balance is negative.

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

type Kind = (typeof CATEGORIES)[number]
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('bet' as const), kind: fc.constantFrom(...CATEGORIES), id: fc.nat(11) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), id: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('jump' as const), minutes: fc.constantFrom(0.4, 1, 7, 240) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('close' as const), kind: fc.constantFrom(...CATEGORIES), on: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('keep' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rewind' as const) }) },
)

/** Expected refusals of bets and launches; any other error, above all a server error, is a defect. */
const REFUSED = [
  'balance.not.enough',
  'transaction.conflict',
  'game.maintenance',
  'game.round.open',
  'issue.closed',
  'odds.changed',
  'bet.limit',
]

/** Returns the error code of a reply, or of the error that the fixtures throw. */
async function codeOf(asked: Promise<unknown>): Promise<string | undefined> {
  try {
    const answer = await asked
    return typeof answer === 'object' && answer !== null && 'code' in answer ? (answer.code as string) : undefined
  } catch (error) {
    const [, code] = /(?:was refused|did not open): (\S+)/.exec(String(error)) ?? []
    if (code === undefined) throw error
    return code
  }
}

/** Uses only a few ids, so that many bets are repeated, some with another stake. */
async function bet(kind: Kind, open: OpenGame, n: number): Promise<unknown> {
  const id = uuid(n)
  const [betId, roundId, batchId] = [id, id, id]
  if (kind === 'RNG') return open.spin(n % 2 ? 5 : 500, roundId)
  if (kind === 'FISH')
    return open.shoot({
      batchId,
      wave: (await open.pond()).wave - (n % 3 === 0 ? 1 : 0),
      cost: 50,
      targets: ['crab', 'turtle'],
    })
  if (kind === 'PVP') return open.deal(500, roundId)
  if (kind === 'LIVE' || kind === 'COCKFIGHT')
    return open.bet({
      betId,
      round: (await open.table()).round,
      side: n % 3 === 0 ? 'draw' : n % 3 === 1 ? 'first' : 'second',
      stake: 1000,
    })
  const { fixtures } = await open.book()
  const fixture = fixtures[n % fixtures.length]
  return fixture && open.single(fixture, { betId, stake: 1000 })
}

test.each([
  ['one wallet for all vendors', 'everyday', 'hina'],
  ['one wallet per vendor', 'transfer-wallets', 'imran'],
] as const)(
  'the books balance after anything, with %s',
  { tags: ['soak'], timeout: patience(60_000) },
  async (_name, scenario, who) => {
    let accepted = 0
    await fc.assert(
      historyProperty(fc.array(step, { minLength: 10, maxLength: 28 }), async (steps) => {
        const world = await makeWorld({ scenario })
        const params = { id: world.id }
        let player = await world.signedIn(who)
        let open = new Map<Kind, OpenGame>()
        let snapshot: string | undefined
        // A session, and with it its pages, ends when the clock jumps far or the world is rewound.
        const comeBack = async () => {
          player = await world.signedIn(who)
          open = new Map()
        }
        const page = async (kind: Kind) => {
          const code = await codeOf(
            openGame(world, player, kind, { confirmTrans: '0' }).then((made) => void open.set(kind, made)),
          )
          if (code !== undefined) expect(REFUSED).toContain(code)
          return open.get(kind)
        }
        for (const one of steps) {
          if (one.do === 'bet') {
            const opened = await page(one.kind)
            const code = opened && (await codeOf(bet(one.kind, opened, one.id)))
            if (code !== undefined) expect(REFUSED).toContain(code)
            else if (opened) accepted += 1
          } else if (one.do === 'end') {
            const code = (await open.get('PVP')?.end(uuid(one.id), one.id % 2 ? 'show' : 'pack'))?.code
            expect([undefined, 'transaction.conflict']).toContain(code)
          } else if (one.do === 'jump') {
            await world.advance(one.minutes * MINUTE)
            if (one.minutes > 1) await comeBack()
          } else if (one.do === 'close') {
            const vendor = open.get(one.kind)?.game.vassalage
            if (vendor) await setMaintenance(world, vendor, one.on)
          } else if (one.do === 'keep') snapshot = (await control(contract.takeSnapshot, { params, body: {} })).id
          else if (snapshot) {
            await control(contract.restoreSnapshot, { params, body: { snapshot: snapshot } })
            await comeBack()
          }
          expect(await audit(world)).toEqual(SOUND)
        }
        await comeBack()
        expect((await player.get(wallet.balance)).sumBalance).toBeGreaterThanOrEqual(0)
        // A month later only rounds that wait for a call are still open.
        await world.advance(30 * 24 * 60 * MINUTE)
        await (await world.signedIn(who)).get(wallet.balance)
        expect(await audit(world)).toEqual(SOUND)
        await control(contract.deleteWorld, { params })
      }),
      histories(1, 11),
    )
    // Histories in which every bet is refused would prove nothing.
    expect(accepted).toBeGreaterThan(0)
  },
)
