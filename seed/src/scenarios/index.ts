import type { Scenario } from '../scenario.ts'
import { agentPendingContracts } from './agent-pending-contracts.ts'
import { brokenImages } from './broken-images.ts'
import { byInvitation } from './by-invitation.ts'
import { cloudSms } from './cloud-sms.ts'
import { drawDue } from './draw-due.ts'
import { elottPrizes } from './elott-prizes.ts'
import { empty } from './empty.ts'
import { everyField } from './every-field.ts'
import { everyday } from './everyday.ts'
import { favouritesFull } from './favourites-full.ts'
import { gameListEmpty } from './game-list-empty.ts'
import { guestOnly } from './guest-only.ts'
import { hostileContent } from './hostile-content.ts'
import { lotteryBigWin } from './lottery-big-win.ts'
import { lotteryClosing } from './lottery-closing.ts'
import { maintenance } from './maintenance.ts'
import { minimalMerchant } from './minimal-merchant.ts'
import {
  busyDesk,
  cardsFull,
  depositStates,
  gatewaySilent,
  paymentPasswordLocked,
  turnoverHalfDone,
  withdrawalStates,
  withdrawLimitsLow,
} from './money.ts'
import { newDevice } from './new-device.ts'
import { noAnnouncements } from './no-announcements.ts'
import { oneBanner } from './one-banner.ts'
import { orderStatuses } from './order-statuses.ts'
import { passkey } from './passkey.ts'
import { bigWin, longHistory, matchClosed, matchLive, openRound, walletLocked } from './play.ts'
import { popupParade } from './popup-parade.ts'
import { promotionExpiring, promotionGoal, promotions } from './promotions.ts'
import { rebateEnding } from './rebate.ts'
import { regionBlocked } from './region-blocked.ts'
import { registrationClosed } from './registration-closed.ts'
import { leaderboardFull, milestoneReached, rewardExpiring } from './rewards.ts'
import { slideCheck } from './slide-check.ts'
import { slow } from './slow.ts'
import { slowVendor } from './slow-vendor.ts'
import { smsLimit } from './sms-limit.ts'
import { statusBoth } from './status-both.ts'
import { bigTeam, livelyTeam } from './teams.ts'
import { transferWallets } from './transfer-wallets.ts'
import { trial } from './trial.ts'
import { trialEnding } from './trial-ending.ts'
import { vendorDown } from './vendor-down.ts'
import { vip, vipNext } from './vip.ts'
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
  walletLocked,
  wholeHouse,
  bigWin,
  matchLive,
  matchClosed,
  longHistory,
  depositStates,
  withdrawalStates,
  gatewaySilent,
  turnoverHalfDone,
  withdrawLimitsLow,
  paymentPasswordLocked,
  cardsFull,
  busyDesk,
]

/** Returns a scenario by name. @throws Error */
export function scenarioNamed(name: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.name === name)
  if (!found) throw new Error(`No scenario ${name}: ${SCENARIOS.map((scenario) => scenario.name).join(', ')}`)
  return found
}
