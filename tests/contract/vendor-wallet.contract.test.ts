import {
  bets,
  control as contract,
  type Endpoint,
  type EndpointDefinition,
  launch,
  saferPlay,
  session,
  slot,
  system,
  vendorWallet,
  wallet,
} from '@understudy/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control, send } from '../support/call.ts'
import { controlHeaders, TARGET } from '../support/platform.ts'
import { launchOf, launchOutside, setMaintenance, VENDOR_ADDRESS, WALLET_KEY } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const STAKE = 50_000

let world: TestWorld
let amina: Actor
let outside: Awaited<ReturnType<typeof launchOutside>>
beforeEach(async () => {
  world = await makeWorld()
  amina = await world.signedIn('amina')
  outside = await launchOutside(world, amina)
})

const with_ = (token: string) => ({ params: { launchId: token }, headers: { 'x-vendor-key': WALLET_KEY } })
const balance = (token = outside.token) => world.guest.call(vendorWallet.walletBalance, with_(token))
const bet = (txId: string, amount = STAKE, token = outside.token) =>
  world.guest.call(vendorWallet.walletBet, { ...with_(token), body: { txId, amount } })
const win = (txId: string, of: string, amount: number, token = outside.token) =>
  world.guest.call(vendorWallet.walletWin, { ...with_(token), body: { txId, bet: of, amount } })
const rollback = (txId: string, of: string, token = outside.token) =>
  world.guest.call(vendorWallet.walletRollback, { ...with_(token), body: { txId, bet: of } })
const balanceNow = async () => (await balance()).value.balance
const codes = async (...calls: Promise<{ code: string | undefined }>[]) => {
  const moves = []
  for (const call of calls) moves.push((await call).code)
  return moves
}

describe('the launch of a game at its vendor’s own server', () => {
  test('a launch opens the vendor’s page with a token, and the settings name its origin', async () => {
    const { url, game } = outside
    expect(url.origin + url.pathname).toBe(VENDOR_ADDRESS)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ game: game.gameCode, language: 'EN' })
    expect(url.searchParams.get('back')).toContain('/m/home')
    const { origin } = url
    expect((await amina.get(system.settings)).launchGameCDNs).toContain(origin)
    const other = await makeWorld()
    expect((await other.guest.get(system.settings)).launchGameCDNs).not.toContain(origin)
  })

  test('moving or removing a vendor’s server by hand changes settings and status at once', async () => {
    const named = async () => [
      (await world.guest.get(system.settings)).launchGameCDNs.slice(1),
      (await world.guest.get(system.systemStatus)).info.launchGameCDNs.slice(1),
    ]
    const table = { id: world.id, table: 'outside_vendor' }
    const { ids } = await control(contract.tableRows, { params: table, query: {} })
    const params = { ...table, row: ids[0] ?? 0 }
    expect(await named()).toEqual([[outside.url.origin], [outside.url.origin]])
    const set = { launch_url: 'http://localhost:4199/elsewhere' }
    await control(contract.changeRow, { params, body: { set } })
    // A server with VENDOR_ORIGINS ignores an address outside that list.
    const moved = TARGET ? [] : ['http://localhost:4199']
    expect(await named()).toEqual([moved, moved])
    await control(contract.deleteRow, { params })
    expect(await named()).toEqual([[], []])
  })

  test('a launch goes to the stage again when its vendor has no server any more', async () => {
    const params = { id: world.id, vendor: 'DT' }
    const state = await control(contract.patchVendor, { params, body: { launchUrl: null } })
    expect(state).toMatchObject({ code: 'DT', launchUrl: null, maintenance: false })
    const { value } = await launchOf(amina, outside.game)
    expect(new URL(value.content.game_url).pathname).toMatch(/^\/play\//)
    expect(await codes(balance())).toEqual(['launch.unknown'])
  })

  test('a vendor’s game cannot be played on the stage, nor a stage game by a vendor', async () => {
    const spin = {
      params: { launchId: outside.token },
      body: { roundId: '00000000-0000-4000-8000-000000000001', bet: 5 },
    }
    expect((await world.guest.call(slot.slotSpin, spin as never)).code).toBe('launch.unknown')
    const list = await control(contract.vendors, { params: { id: world.id } })
    expect(list.filter(({ launchUrl }) => launchUrl !== null).map(({ code }) => code)).toEqual(['DT'])
    const query = { platform: 'html5' as const }
    const { content } = await world.guest.get(launch.launchGuestSports, { query })
    expect(await codes(balance(new URL(content.game_url).pathname.replace('/play/', '')))).toEqual(['launch.unknown'])
  })

  test.each([
    ['another site without leave', { launchUrl: 'https://vendor.example/', walletKey: WALLET_KEY }, 'launchUrl'],
    ['plain http beyond this machine', { launchUrl: 'http://192.0.2.7/', walletKey: WALLET_KEY }, 'launchUrl'],
    ['a name with a password in it', { launchUrl: 'http://me:it@localhost:4100/', walletKey: WALLET_KEY }, 'launchUrl'],
    ['no key', { launchUrl: VENDOR_ADDRESS }, 'walletKey'],
    ['a short key', { launchUrl: VENDOR_ADDRESS, walletKey: 'short' }, 'walletKey'],
    ['a key without an address', { walletKey: WALLET_KEY }, 'launchUrl'],
  ])('a server is refused: %s', async (_, body, field) => {
    const response = await send(
      contract.patchVendor,
      { params: { id: world.id, vendor: 'DT' }, body },
      controlHeaders(),
    )
    expect({ status: response.status, text: response.text }).toEqual({
      status: 422,
      text: expect.stringContaining(field),
    })
    expect(response.text).not.toContain(WALLET_KEY)
  })
})

describe('the wallet of a vendor', () => {
  test('a vendor’s wallet takes stakes, pays prizes, returns stakes, and balances', async () => {
    const { value } = await balance()
    expect(value).toMatchObject({ currency: 'PKR', demo: false })
    const start = value.balance
    expect((await amina.get(wallet.balance)).sumBalance * 10_000).toBe(start)
    expect((await bet('b1')).value).toEqual({ txId: 'b1', balance: start - STAKE })
    expect((await win('w1', 'b1', 3 * STAKE)).value).toEqual({ txId: 'w1', balance: start + 2 * STAKE })
    await bet('b2')
    expect((await win('w2', 'b2', 0)).value.balance).toBe(start + STAKE)
    await bet('b3')
    expect((await rollback('r3', 'b3')).value.balance).toBe(start + STAKE)
    const days = { startDate: '2026-03-10', endDate: '2026-03-10' }
    const { list } = await amina.get(bets.betHistory, { query: days })
    expect(
      list
        .filter(({ vassalage }) => vassalage === 'DT')
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['lost', 'returned', 'won'])
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a repeated wallet call gets its first balance and moves nothing', async () => {
    const first = [await bet('b1'), await win('w1', 'b1', STAKE), await bet('b2'), await rollback('r2', 'b2')]
    await bet('b9')
    const before = await balanceNow()
    const repeatedCalls = [await bet('b1'), await win('w1', 'b1', STAKE), await bet('b2'), await rollback('r2', 'b2')]
    expect(repeatedCalls.map(({ value }) => value)).toEqual(first.map(({ value }) => value))
    expect(await balanceNow()).toBe(before)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a used transaction id with other amount, kind, bet or player is refused', async () => {
    await bet('b1')
    await bet('b2')
    await win('w1', 'b1', STAKE)
    const zoya = await world.signedIn('faisal')
    const other = await launchOutside(world, zoya)
    const before = await balanceNow()
    expect(
      await codes(
        bet('b1', STAKE + 1),
        win('b1', 'b2', STAKE),
        win('w1', 'b1', STAKE + 1),
        win('w1', 'b2', STAKE),
        rollback('w1', 'b2'),
        bet('b1', STAKE, other.token),
        bet('w1'),
      ),
    ).toEqual(Array(7).fill('transaction.conflict'))
    expect(await balanceNow()).toBe(before)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a vendor’s wallet ends a bet once', async () => {
    await bet('b1')
    await win('w1', 'b1', STAKE)
    await bet('b2')
    await rollback('r2', 'b2')
    expect(
      await codes(win('w2', 'b1', STAKE), rollback('r1', 'b1'), win('w3', 'b2', STAKE), rollback('r3', 'b2')),
    ).toEqual(Array(4).fill('transaction.conflict'))
    expect(await codes(win('w4', 'never', STAKE))).toEqual(['bet.not.found'])
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a rollback before its bet is stored, and the bet is refused when it comes', async () => {
    const before = await balanceNow()
    const early = await rollback('r1', 'late')
    expect(early.value).toEqual({ txId: 'r1', balance: before })
    expect(await codes(bet('late'), rollback('r1', 'late'), rollback('r2', 'late'), win('w1', 'late', STAKE))).toEqual([
      'bet.rolled.back',
      undefined,
      'transaction.conflict',
      'bet.not.found',
    ])
    expect(await balanceNow()).toBe(before)
    expect(await codes(bet('other'))).toEqual([undefined])
  })

  test('a prize beyond what an account can hold is refused, and the bet stays open', async () => {
    const LARGEST = 10_000_000_000_000
    const won: (string | undefined)[] = []
    for (let n = 0; n < 12 && won.at(-1) === undefined; n += 1) {
      await bet(`b${n}`)
      won.push(...(await codes(win(`w${n}`, `b${n}`, LARGEST))))
    }
    const last = won.length - 1
    expect(won).toEqual([...Array(last).fill(undefined), 'amount.out.of.range'])
    expect(last).toBeGreaterThan(5)
    const before = await balanceNow()
    expect(before).toBeLessThan(Number.MAX_SAFE_INTEGER / 50)
    expect(await codes(rollback('r', `b${last}`))).toEqual([undefined])
    expect(await balanceNow()).toBe(before + STAKE)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('of many equal wallet calls at once one moves money', async () => {
    const before = await balanceNow()
    const many = await Promise.all(Array.from({ length: 20 }, () => bet('same')))
    expect(new Set(many.map(({ value }) => value.balance))).toEqual(new Set([before - STAKE]))
    const ends = await Promise.all([win('w', 'same', STAKE), rollback('r', 'same'), win('w', 'same', STAKE)])
    expect(ends.filter(({ code }) => code === undefined)).toHaveLength(2)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a vendor’s wallet needs the key of that vendor', async () => {
    const { params } = with_(outside.token)
    for (const headers of [{}, { 'x-vendor-key': '' }, { 'x-vendor-key': 'another-key-of-sixteen' }])
      expect((await world.guest.call(vendorWallet.walletBalance, { params, headers } as never)).code).toBe(
        'vendor.key.invalid',
      )
    const calls: [Endpoint<EndpointDefinition>, object][] = [
      [vendorWallet.walletBet, { txId: 'a', amount: 1 }],
      [vendorWallet.walletWin, { txId: 'a', bet: 'b', amount: 1 }],
      [vendorWallet.walletRollback, { txId: 'a', bet: 'b' }],
    ]
    const nobody = with_(`${world.id}.00000000-0000-4000-8000-000000000000`)
    for (const [endpoint, body] of calls) {
      const answered = [await send(endpoint, { params, body }, {}), await send(endpoint, { ...nobody, body }, {})]
      expect(answered.map((response) => response.body.errorCode)).toEqual(['vendor.key.invalid', 'launch.unknown'])
    }
  })

  test('a vendor wallet takes whole ten-thousandths within bounds, and valid ids', async () => {
    for (const amount of [0, -1, 1.5, 1e14, '5'])
      expect((await bet('b', amount as number)).code, String(amount)).toBe('field.invalid')
    for (const txId of ['', 'a b', 'x'.repeat(65), 'ä']) expect((await bet(txId)).code, txId).toBe('field.invalid')
    await bet('b1')
    expect(await codes(win('w1', 'b1', -1), win('w1', 'b1', 1e14))).toEqual(['field.invalid', 'field.invalid'])
  })

  test('a vendor’s wallet refuses stakes beyond balance, of closed vendors and breaks', async () => {
    expect(await codes(bet('rich', 10_000_000_000_000))).toEqual(['balance.not.enough'])
    await setMaintenance(world, 'DT', true)
    expect(await codes(bet('closed'))).toEqual(['game.maintenance'])
    await setMaintenance(world, 'DT', false)
    await amina.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    expect(await codes(bet('paused'))).toEqual(['time.out'])
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a vendor’s wallet ends open bets of a player who left, and takes no new ones', async () => {
    await bet('b1')
    await bet('b2')
    const before = await balanceNow()
    await amina.get(session.logout, {} as never)
    expect(await codes(balance(), bet('b3'))).toEqual(['login.not.session', 'login.not.session'])
    expect((await win('w1', 'b1', STAKE)).value.balance).toBe(before + STAKE)
    expect((await rollback('r2', 'b2')).value.balance).toBe(before + 2 * STAKE)
    expect((await rollback('r9', 'never')).value.balance).toBe(before + 2 * STAKE)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('free play is play money, and the member’s own stays', async () => {
    const balanceBefore = await balanceNow()
    const demo = await launchOutside(world, amina, { accountType: '0' })
    const { value } = await balance(demo.token)
    expect(value.demo).toBe(true)
    expect((await bet('d1', STAKE, demo.token)).value.balance).toBe(value.balance - STAKE)
    expect((await rollback('d2', 'd9', demo.token)).value.balance).toBe(value.balance - STAKE)
    // The same ids sent for the other wallet are other movements.
    expect(await codes(bet('d1'), win('w1', 'd1', STAKE), rollback('d2', 'd9'))).toEqual(
      Array(3).fill('transaction.conflict'),
    )
    expect(await balanceNow()).toBe(balanceBefore)
  })
})
