import type { Scenario } from '../scenario.ts'
import { agentPendingContracts, bigTeam, livelyTeam } from './agents.ts'
import { noAnnouncements, oneBanner, popupParade } from './announcements.ts'
import { brokenImages } from './broken-images.ts'
import { roundDisputed } from './disputes.ts'
import { favouritesFull, slowVendor, vendorDown } from './games.ts'
import { hostileContent } from './hostile-content.ts'
import {
  empty,
  everyday,
  gameListEmpty,
  maintenance,
  minimalMerchant,
  regionBlocked,
  slow,
  statusBoth,
  transferWallets,
} from './house.ts'
import { cloudSms, newDevice, passkey, slideCheck, smsLimit } from './login.ts'
import { drawDue, elottPrizes, lotteryBigWin, lotteryClosing, orderStatuses } from './lottery.ts'
import {
  busyDesk,
  cardsFull,
  depositStates,
  gatewaySilent,
  limitsNear,
  paymentPasswordLocked,
  turnoverHalfDone,
  withdrawalStates,
  withdrawLimitsLow,
} from './money.ts'
import {
  bigWin,
  jackpotNext,
  longHistory,
  losingStreak,
  matchClosed,
  matchLive,
  openRound,
  walletLocked,
} from './play.ts'
import { promotionExpiring, promotionGoal, promotions } from './promotions.ts'
import { pushWaiting } from './push.ts'
import { rebateEnding } from './rebate.ts'
import { byInvitation, everyField, registrationClosed } from './registration.ts'
import { leaderboardFull, milestoneReached, rewardExpiring } from './rewards.ts'
import { vip, vipNext } from './vip.ts'
import { guestOnly, trial, trialEnding } from './visitors.ts'
import { wholeHouse } from './whole-house.ts'

/** The everyday world first, then the scenarios, grouped by topic. */
export const SCENARIOS: readonly Scenario[] = [
  everyday,
  maintenance,
  regionBlocked,
  statusBoth,
  guestOnly,
  trial,
  trialEnding,
  agentPendingContracts,
  livelyTeam,
  bigTeam,
  vip,
  vipNext,
  rebateEnding,
  pushWaiting,
  milestoneReached,
  rewardExpiring,
  leaderboardFull,
  promotions,
  promotionExpiring,
  promotionGoal,
  empty,
  gameListEmpty,
  minimalMerchant,
  transferWallets,
  brokenImages,
  slow,
  vendorDown,
  slowVendor,
  oneBanner,
  noAnnouncements,
  popupParade,
  hostileContent,
  favouritesFull,
  elottPrizes,
  lotteryClosing,
  drawDue,
  lotteryBigWin,
  orderStatuses,
  everyField,
  registrationClosed,
  byInvitation,
  slideCheck,
  passkey,
  newDevice,
  cloudSms,
  smsLimit,
  openRound,
  roundDisputed,
  walletLocked,
  wholeHouse,
  bigWin,
  jackpotNext,
  losingStreak,
  matchLive,
  matchClosed,
  longHistory,
  depositStates,
  withdrawalStates,
  gatewaySilent,
  turnoverHalfDone,
  withdrawLimitsLow,
  limitsNear,
  paymentPasswordLocked,
  cardsFull,
  busyDesk,
]

/** Scenarios of files, by the folder they were read from. */
const ofFolders = new Map<string, readonly Scenario[]>()

/** Replaces the scenarios that come from a folder; hosts in one process have them in common. */
export const registerScenarios = (folder: string, scenarios: readonly Scenario[]): void =>
  void ofFolders.set(folder, scenarios)

/** The scenarios that a world can be made of: those built in, then those of files. */
export const allScenarios = (): Scenario[] => [...SCENARIOS, ...[...ofFolders.values()].flat()]

/** Returns a scenario by name; undefined for that of a file which is not here, as after a capsule came from elsewhere. */
export const findScenario = (name: string): Scenario | undefined =>
  allScenarios().find((scenario) => scenario.name === name)

/** Thrown where a scenario is needed that is not here. */
export class ScenarioMissing extends Error {
  override readonly name = 'ScenarioMissing'
  readonly scenario: string
  constructor(scenario: string) {
    super(
      `No scenario ${scenario}: ${allScenarios()
        .map(({ name }) => name)
        .join(', ')}`,
    )
    this.scenario = scenario
  }
}

/** Returns a scenario by name. @throws ScenarioMissing */
export function scenarioNamed(name: string): Scenario {
  const match = findScenario(name)
  if (!match) throw new ScenarioMissing(name)
  return match
}
