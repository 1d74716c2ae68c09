import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import { vendorsRepository } from '../games/index.ts'
import { ledgerRepository, memberAccount, move, TX } from '../ledger/index.ts'
import { systemRepository } from '../system/index.ts'

export const MAIN_WALLET = 'main'

/** Reports whether the merchant has one wallet per vendor. */
export const hasVendorWallets = (world: World, merchant: string): boolean =>
  world.use(systemRepository).merchant(merchant as Parameters<ReturnType<typeof systemRepository>['merchant']>[0])
    .settings.isSingle === 0

/** Returns wallets with an open round; no money leaves them until it is over. */
export const lockedWallets = (world: World, memberId: number): Set<string> =>
  new Set(
    world
      .use(betsRepository)
      .openRounds(memberId)
      .map(({ wallet }) => wallet),
  )

interface Transfer {
  memberId: number
  from: string
  to: string
  /** Ten-thousandths. */
  amount: number
  key: string
}

/** Moves money between two wallets of a member, idempotent by key. */
export const transfer = (world: World, { memberId, from, to, amount, key }: Transfer): void =>
  void move(world, {
    key,
    typeId: to === MAIN_WALLET ? TX.transferBack : TX.transferIn,
    from: memberAccount(memberId, from),
    to: memberAccount(memberId, to),
    amount,
    remark: to === MAIN_WALLET ? from : to,
  })

/** Transfers all the member's money to the vendor of a game before it opens, first recalling it from other vendors. */
export function collectWallets(world: World, memberId: number, merchant: string, vendor: string): void {
  if (!hasVendorWallets(world, merchant)) return
  const locked = lockedWallets(world, memberId)
  const ledger = world.use(ledgerRepository)
  const key = `launch:${hostRandom.uuid()}`
  for (const { wallet, balance } of ledger.wallets(memberId)) {
    if (balance === 0 || locked.has(wallet) || wallet === MAIN_WALLET || wallet === vendor || wallet === 'lottery')
      continue
    transfer(world, { memberId, from: wallet, to: MAIN_WALLET, amount: balance, key: `${key}:${wallet}` })
  }
  const amount = ledger.balance(memberAccount(memberId))
  if (amount > 0) transfer(world, { memberId, from: MAIN_WALLET, to: vendor, amount, key })
}

interface Recalled {
  code: string
  /** Ten-thousandths. */
  amount: number
}

/**
 * Recalls the money from all vendors' wallets, except from those with an open round or in maintenance. A repeated key
 * moves nothing and returns what it moved before, whatever the wallets hold now. Call it inside a transaction.
 */
export function recallAll(world: World, memberId: number, key: string): { recalled: Recalled[]; kept: string[] } {
  const ledger = world.use(ledgerRepository)
  const locked = lockedWallets(world, memberId)
  const home = memberAccount(memberId)
  const vendors = world.use(vendorsRepository).all()
  const keyOf = (code: string) => `${key}:${code}`
  const before = vendors.flatMap(({ code }) => {
    const moved = ledger.movement(keyOf(code), memberAccount(memberId, code), home)
    return moved ? [{ code, amount: moved.amount }] : []
  })
  const balances = new Map(ledger.wallets(memberId).map(({ wallet, balance }) => [wallet, balance]))
  const holding = vendors
    .map(({ code, maintenance }) => ({ code, maintenance, amount: balances.get(code) ?? 0 }))
    .filter(({ amount }) => amount > 0)
  const isKept = ({ code, maintenance }: (typeof holding)[number]) => maintenance || locked.has(code)
  const unreturned = holding.filter(isKept).map(({ code }) => code)
  // A movement of zero marks the key of a recall that found nothing, so that repeating it moves nothing either.
  const nothing = keyOf('nothing')
  if (before.length > 0 || ledger.movement(nothing, home, home)) return { recalled: before, kept: unreturned }
  const recalled = holding.filter((wallet) => !isKept(wallet)).map(({ code, amount }) => ({ code, amount }))
  for (const { code, amount } of recalled)
    transfer(world, { memberId, from: code, to: MAIN_WALLET, amount, key: keyOf(code) })
  if (recalled.length === 0) transfer(world, { memberId, from: MAIN_WALLET, to: MAIN_WALLET, amount: 0, key: nothing })
  return { recalled, kept: unreturned }
}
