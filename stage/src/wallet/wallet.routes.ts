import { isTrial, platformError, vendorWallet } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { betsRepository } from '@understudy/platform/features/bets/index.ts'
import { type GameRow, gamesRepository } from '@understudy/platform/features/games/index.ts'
import { type LaunchRow, launchRepository } from '@understudy/platform/features/launch/index.ts'
import { ledgerRepository, memberAccount } from '@understudy/platform/features/ledger/index.ts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import {
  outsideVendorsRepository,
  type VendorTx,
  vendorTxRepository,
} from '@understudy/platform/features/vendor-wallet/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { endBet, placeBet, refOf } from '../vendor/bets.ts'
import { bettor, openedOutside, walletNameOf } from '../vendor/opened-launch.ts'

interface Headers {
  'x-vendor-key'?: string | undefined
}

/** Returns the launch of an external vendor, if the call has its key. */
function launchOf(world: World, launchId: string, headers: Headers) {
  const launch = world.use(launchRepository).byId(launchId)
  const game = launch && world.use(gamesRepository).byNode(String(launch.nodeId))
  const vendors = world.use(outsideVendorsRepository)
  const vendor = game && vendors.byCode(game.vendor)
  if (!launch || !vendor) throw platformError('launch.unknown')
  const key = headers['x-vendor-key']
  if (key === undefined || !vendors.hasKey(vendor, key)) throw platformError('vendor.key.invalid')
  return { launch, game }
}

type VendorCall = Pick<VendorTx, 'vendor' | 'txId' | 'kind' | 'memberId' | 'wallet' | 'nodeId' | 'bet'> & {
  amount?: number
}

/**
 * Runs a call once. A repeated id gets the first reply if the whole call is the same. `work` returns the moved amount
 * and the resulting balance.
 * @throws transaction.conflict for a known id of another call
 */
function once(
  world: World,
  call: VendorCall,
  work: () => { amount: number; balance: number },
): vendorWallet.VendorMovement {
  return world.transaction(() => {
    const calls = world.use(vendorTxRepository)
    const before = calls.byId(call.vendor, call.txId)
    if (!before) {
      const result = work()
      calls.add({ ...call, ...result, at: world.now() })
      return { txId: call.txId, balance: result.balance }
    }
    const isSame = Object.entries(call).every(
      ([name, value]) => value === undefined || before[name as keyof VendorTx] === value,
    )
    if (!isSame) throw platformError('transaction.conflict')
    return { txId: before.txId, balance: before.balance }
  })
}

/** Finds the player's open bet with the vendor's id; undefined when no such bet exists. */
function betOf(world: World, { vendor, memberId, wallet, nodeId, bet }: Omit<VendorCall, 'kind' | 'txId'>) {
  const existing = world.use(betsRepository).byRef(refOf(vendor, memberId, bet))
  if (!existing) return undefined
  // Settled by another call, or on another game or from another wallet.
  if (existing.status !== 'open' || existing.nodeId !== nodeId || existing.wallet !== wallet)
    throw platformError('transaction.conflict')
  return existing
}

/** Returns the wallet of a launch, even after its session has ended. */
function walletOf(world: World, { demo, merchant }: LaunchRow, game: GameRow, memberId: number): string {
  const member = world.use(membersRepository).byId(memberId)
  const trial = member !== undefined && isTrial(member.type)
  return walletNameOf(world, { memberId, demo, trial, merchant, game }) ?? memberAccount(memberId).wallet
}

const balanceOf = (world: World, memberId: number, wallet: string) =>
  world.use(ledgerRepository).balance(memberAccount(memberId, wallet))

/** The seamless wallet for external vendors; money moves through the same functions as for staged games. */
export const vendorWalletRoutes = [
  handle(vendorWallet.walletBalance, ({ world, params, headers }) => {
    const { launch } = launchOf(world, params.launchId, headers)
    const { player } = openedOutside(world, params.launchId)
    if (!player) throw platformError('login.not.session')
    return {
      player: String(player.memberId),
      currency: world.use(systemRepository).merchant(launch.merchant).currency,
      balance: player.wallet.balance(),
      demo: launch.demo || player.trial,
    }
  }),

  handle(vendorWallet.walletBet, ({ world, params, headers, body }) => {
    const { launch, game } = launchOf(world, params.launchId, headers)
    if (launch.memberId === null) throw platformError('login.not.session')
    const { txId, amount } = body
    const { memberId } = launch
    const player = {
      vendor: game.vendor,
      memberId,
      wallet: walletOf(world, launch, game, memberId),
      nodeId: game.nodeId,
    }
    const call = { ...player, txId, kind: 'bet', bet: txId, amount } as const
    return once(world, call, () => {
      const visit = openedOutside(world, params.launchId)
      const staking = bettor(visit)
      if (world.use(vendorTxRepository).isRolledBack(game.vendor, memberId, txId))
        throw platformError('bet.rolled.back')
      // The record of this bet's call was evicted, but its stake was taken.
      if (world.use(betsRepository).byRef(refOf(game.vendor, memberId, txId)))
        throw platformError('transaction.conflict')
      placeBet(visit, staking, { betId: txId, stake: amount, dueAt: null, detail: {} })
      return { amount, balance: staking.wallet.balance() }
    })
  }),

  handle(vendorWallet.walletWin, ({ world, params, headers, body }) => {
    const { launch, game } = launchOf(world, params.launchId, headers)
    if (launch.memberId === null) throw platformError('bet.not.found')
    const { memberId } = launch
    const wallet = walletOf(world, launch, game, memberId)
    const call = { vendor: game.vendor, kind: 'win', memberId, wallet, nodeId: game.nodeId, ...body } as const
    return once(world, call, () => {
      const bet = betOf(world, call)
      if (!bet) throw platformError('bet.not.found')
      endBet(world, bet, { win: body.amount })
      return { amount: body.amount, balance: balanceOf(world, memberId, wallet) }
    })
  }),

  handle(vendorWallet.walletRollback, ({ world, params, headers, body }) => {
    const { launch, game } = launchOf(world, params.launchId, headers)
    if (launch.memberId === null) throw platformError('transaction.conflict')
    const { memberId } = launch
    const wallet = walletOf(world, launch, game, memberId)
    const call = { vendor: game.vendor, kind: 'rollback', memberId, wallet, nodeId: game.nodeId, ...body } as const
    return once(world, call, () => {
      if (world.use(vendorTxRepository).isRolledBack(game.vendor, memberId, body.bet))
        throw platformError('transaction.conflict')
      const bet = betOf(world, call)
      // The stored rollback refuses its bet if that arrives later.
      if (!bet) return { amount: 0, balance: balanceOf(world, memberId, wallet) }
      endBet(world, bet, { win: 0, returned: bet.stake })
      return { amount: bet.stake, balance: balanceOf(world, memberId, wallet) }
    })
  }),
]
