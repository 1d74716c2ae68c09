import {
  type GameType,
  isTrial,
  type LanguageCode,
  languageOf,
  type MerchantCode,
  platformError,
  session,
  toAmount,
  toUnits,
} from '@understudy/contracts'
import type { GameRow } from '@understudy/platform/features/games/index.ts'
import { gamesRepository, vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { type LaunchRow, launchRepository } from '@understudy/platform/features/launch/index.ts'
import { DEMO_WALLET, memberAccount } from '@understudy/platform/features/ledger/index.ts'
import { refuseTimeOut } from '@understudy/platform/features/safer-play/index.ts'
import { sessionsRepository } from '@understudy/platform/features/session/index.ts'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import { outsideVendorsRepository } from '@understudy/platform/features/vendor-wallet/index.ts'
import {
  grantDemoMoney,
  hasVendorWallets,
  type SeamlessWallet,
  seamlessWallet,
} from '@understudy/platform/features/wallet/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import { merchantCalendar } from '@understudy/platform/world/merchant-calendar.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { peopleOf } from './table-people.ts'

type VendorRow = NonNullable<ReturnType<ReturnType<typeof vendorsRepository>['byCode']>>

/** An open vendor page; `player` is undefined for a visitor without a session. */
export interface Visit {
  world: World
  launch: LaunchRow
  game: GameRow
  vendor: VendorRow
  language: LanguageCode
  player: Player | undefined
}

export interface Player {
  memberId: number
  username: string
  trial: boolean
  wallet: SeamlessWallet
}

/**
 * Returns a launch with its game, vendor and wallet while its session is active. `kinds` restricts the game types, so
 * that a slot's address cannot be used for a fishing game, and `isPlayed` the games of those types.
 * @throws PlatformError `launch.unknown`, or `login.not.session` once the session has ended
 */
export function opened(
  world: World,
  launchId: string,
  kinds: readonly GameType[],
  isPlayed: (game: GameRow) => boolean = () => true,
): Visit {
  const launched = launchedGame(world, launchId)
  const isStaged = world.use(outsideVendorsRepository).byCode(launched.game.vendor) === undefined
  if (!isStaged || !kinds.includes(launched.game.gameType as GameType) || !isPlayed(launched.game))
    throw platformError('launch.unknown')
  return visitOf(launched)
}

/** Returns the same for a game on its vendor's own server, whatever its type. */
export const openedOutside = (world: World, launchId: string): Visit => visitOf(launchedGame(world, launchId))

function launchedGame(world: World, launchId: string): Omit<Visit, 'language' | 'player'> {
  const launch = world.use(launchRepository).byId(launchId)
  const game = launch && world.use(gamesRepository).byNode(String(launch.nodeId))
  const vendor = game && world.use(vendorsRepository).byCode(game.vendor)
  if (!launch || !game || !vendor) throw platformError('launch.unknown')
  return { world, launch, game, vendor }
}

/** Throws login.not.session once the session is over. */
const visitOf = (found: Omit<Visit, 'language' | 'player'>): Visit => ({
  ...found,
  language: found.launch.language as LanguageCode,
  player: playerOf(found.world, found.launch, found.game),
})

function playerOf(world: World, launch: LaunchRow, game: GameRow): Player | undefined {
  const { memberId, token } = launch
  if (memberId === null || token === null) return undefined
  const caller = world.use(sessionsRepository).callerOf(token, world.now())
  if (!caller) throw platformError('login.not.session')
  const trial = isTrial(caller.type)
  const name = walletNameOf(world, { memberId, demo: launch.demo, trial, merchant: launch.merchant, game })
  const wallet = seamlessWallet(world, memberAccount(memberId, name), game.vendor, game.facts.name.EN)
  return { memberId, username: caller.username, trial, wallet }
}

interface WalletRequest {
  memberId: number
  demo: boolean
  trial: boolean
  merchant: string
  game: GameRow
}

/**
 * Returns the wallet that pays: the demo wallet for free play of a real member, the vendor's own one at some merchants.
 */
export function walletNameOf(
  world: World,
  { memberId, demo, trial, merchant, game }: WalletRequest,
): string | undefined {
  if (demo && !trial) {
    grantDemoMoney(world, memberId, toUnits(session.TRIAL_BALANCE), DEMO_WALLET)
    return DEMO_WALLET
  }
  return !trial && hasVendorWallets(world, merchant) ? game.vendor : undefined
}

/**
 * Returns the player if bets are allowed: with a session, without a time-out, at an open vendor.
 * @throws PlatformError `login.not.session`, `game.maintenance`
 */
export function bettor({ world, player, vendor }: Visit): Player {
  if (!player) throw platformError('login.not.session')
  refuseTimeOut(world, player.memberId)
  if (vendor.maintenance) throw platformError('game.maintenance')
  return player
}

/** What a vendor's page loads on opening and polls later: the common part, and the game's `own`. */
export const openingOf = <T>(visit: Visit, app: string, returns: number, own: T) => ({
  ...everyOpening(visit, app, returns),
  now: visit.world.now(),
  ...own,
})

/** `returns` is the game's long-term return. */
function everyOpening(visit: Visit, app: string, returns: number) {
  const { world, launch, game, vendor, player } = visit
  const { code, dir } = languageOf(visit.language)
  return {
    gameName: textIn(game.facts.name, code),
    vendorName: textIn(vendor.name, code),
    art: game.facts.largeIcon ?? game.facts.icon,
    nodeId: String(game.nodeId),
    demo: launch.demo,
    guest: player === undefined,
    balance: balanceOf(player),
    timeZone: merchantCalendar(launch.merchant).zone,
    currencySymbol: world.use(systemRepository).merchant(launch.merchant as MerchantCode).currencySymbol,
    language: code,
    dir,
    backUrl: launch.backUrl,
    people: peopleOf(world, player?.memberId),
    appOrigin: app,
    returns,
  }
}

/** The player's balance right after a bet's last movement, which a repeated call tells again. */
export const balanceAfter = ({ wallet }: Player, { ref }: { ref: string }): number => toAmount(wallet.balanceAfter(ref))

export const balanceOf = (player: Player | undefined): number => (player ? toAmount(player.wallet.balance()) : 0)
