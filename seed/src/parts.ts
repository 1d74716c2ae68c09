import type { control, MerchantCode } from '@understudy/contracts'
import { favouritesPart, recentsPart } from './activity.ts'
import { agentContractsPart } from './agent-contracts.ts'
import { agentsPart } from './agents.ts'
import { announcementsPart } from './announcements.ts'
import { bannersPart } from './banners.ts'
import { betsPart } from './bets.ts'
import { cashierPart } from './cashier.ts'
import { chatAgentsPart, chatLinesPart } from './chat.ts'
import { countriesPart } from './countries.ts'
import { depositChannelsPart, scratchCardsPart } from './deposit-channels.ts'
import { devicesPart } from './devices.ts'
import { disputesPart } from './disputes.ts'
import { feedbackPart } from './feedback.ts'
import { gamesPart } from './games.ts'
import { helpPart } from './help.ts'
import { inboxPart } from './inbox.ts'
import { jackpotsPart } from './jackpots.ts'
import { limitsPart } from './limits.ts'
import { lotteryOrdersPart } from './lottery-orders.ts'
import { matchesPart } from './matches.ts'
import { membersPart } from './members.ts'
import { merchantsPart } from './merchants.ts'
import { missionStandingsPart, missionsPart } from './missions.ts'
import { newsPart } from './news.ts'
import { passkeysPart } from './passkeys.ts'
import { promotionsPart } from './promotions.ts'
import { pushPart } from './push.ts'
import { rebatesPart } from './rebates.ts'
import { rewardsPart } from './rewards.ts'
import { emptyForm, type SeedMoment, type SeedValues, seedPart } from './seed-part.ts'
import { uplineTransfersPart } from './upline-transfers.ts'
import { vendorsPart } from './vendors-part.ts'
import { vipTurnoverPart } from './vip.ts'
import { winnersPart } from './winners.ts'
import type { SentCodeSeed } from './world-seed.ts'

/** No codes were sent before an everyday world; scenarios add some. */
const sentCodesPart = seedPart({ name: 'sentCodes', build: (): SentCodeSeed[] => [], empty: [] })

/** Luck of the next rounds: random unless a scenario sets it. */
const luckPart = seedPart({ name: 'luck', build: (): control.LuckState => ({ next: [] }) })

/** All parts of a seed; a feature adds its own here. */
export const PARTS = [
  merchantsPart,
  countriesPart,
  membersPart,
  devicesPart,
  passkeysPart,
  pushPart,
  limitsPart,
  sentCodesPart,
  gamesPart,
  vendorsPart,
  matchesPart,
  announcementsPart,
  bannersPart,
  newsPart,
  helpPart,
  feedbackPart,
  inboxPart,
  chatAgentsPart,
  chatLinesPart,
  favouritesPart,
  recentsPart,
  winnersPart,
  jackpotsPart,
  betsPart,
  disputesPart,
  lotteryOrdersPart,
  luckPart,
  depositChannelsPart,
  scratchCardsPart,
  cashierPart,
  uplineTransfersPart,
  vipTurnoverPart,
  rebatesPart,
  rewardsPart,
  missionsPart,
  missionStandingsPart,
  promotionsPart,
  agentsPart,
  agentContractsPart,
] as const

/** A seeded world as data: the values of its parts, and the settings visitors meet. */
export interface WorldSeed extends SeedMoment, SeedValues<typeof PARTS> {
  readonly scenario: string
  merchant: MerchantCode
  country: string
  /** IP address of all visitors. */
  ip: string
  maintenance: boolean
  regionRestriction: boolean
}

/** The values of all parts that are made of games, where there are none. */
export const emptyWithoutGames = () => emptyForm(PARTS, { madeOf: gamesPart })
