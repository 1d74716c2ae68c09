import type { Feature } from '@understudy/platform/binding/feature.ts'
import { agentContracts } from '@understudy/platform/features/agent-contracts/index.ts'
import { agents } from '@understudy/platform/features/agents/index.ts'
import { announcements } from '@understudy/platform/features/announcements/index.ts'
import { type BetListener, bets, onBetSettled } from '@understudy/platform/features/bets/index.ts'
import { captcha } from '@understudy/platform/features/captcha/index.ts'
import { chat } from '@understudy/platform/features/chat/index.ts'
import { cloud } from '@understudy/platform/features/cloud/index.ts'
import { deposits } from '@understudy/platform/features/deposits/index.ts'
import { disputes } from '@understudy/platform/features/disputes/index.ts'
import { favourites } from '@understudy/platform/features/favourites/index.ts'
import { feedback } from '@understudy/platform/features/feedback/index.ts'
import { games } from '@understudy/platform/features/games/index.ts'
import { help } from '@understudy/platform/features/help/index.ts'
import { inbox } from '@understudy/platform/features/inbox/index.ts'
import { launchFeature } from '@understudy/platform/features/launch/index.ts'
import { lobby } from '@understudy/platform/features/lobby/index.ts'
import { lottery } from '@understudy/platform/features/lottery/index.ts'
import { luck } from '@understudy/platform/features/luck/index.ts'
import { matches } from '@understudy/platform/features/matches/index.ts'
import { memberFeature } from '@understudy/platform/features/member/index.ts'
import { missions } from '@understudy/platform/features/missions/index.ts'
import { passkeys } from '@understudy/platform/features/passkeys/index.ts'
import { password } from '@understudy/platform/features/password/index.ts'
import { paymentPassword } from '@understudy/platform/features/payment-password/index.ts'
import { promotions } from '@understudy/platform/features/promotions/index.ts'
import { push } from '@understudy/platform/features/push/index.ts'
import { rebate } from '@understudy/platform/features/rebate/index.ts'
import { recents } from '@understudy/platform/features/recents/index.ts'
import { records } from '@understudy/platform/features/records/index.ts'
import { referral } from '@understudy/platform/features/referral/index.ts'
import { registration } from '@understudy/platform/features/registration/index.ts'
import { rewards } from '@understudy/platform/features/rewards/index.ts'
import { saferPlay } from '@understudy/platform/features/safer-play/index.ts'
import { security } from '@understudy/platform/features/security/index.ts'
import { session } from '@understudy/platform/features/session/index.ts'
import { slide } from '@understudy/platform/features/slide/index.ts'
import { system } from '@understudy/platform/features/system/index.ts'
import { team } from '@understudy/platform/features/team/index.ts'
import { uplineTransfer } from '@understudy/platform/features/upline-transfer/index.ts'
import { uploads } from '@understudy/platform/features/uploads/index.ts'
import { vendorWallet } from '@understudy/platform/features/vendor-wallet/index.ts'
import { verification } from '@understudy/platform/features/verification/index.ts'
import { vip } from '@understudy/platform/features/vip/index.ts'
import { wallet } from '@understudy/platform/features/wallet/index.ts'
import { withdrawCards } from '@understudy/platform/features/withdraw-cards/index.ts'
import { withdrawals } from '@understudy/platform/features/withdrawals/index.ts'
import { type ColumnRules, rulesOf } from '@understudy/platform/storage/column-rules.ts'
import { MOMENT_TYPE } from '@understudy/platform/storage/columns.ts'
import { outbox, randomState, worldState } from '@understudy/platform/storage/world.table.ts'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { fairness } from './fairness/fairness.feature.ts'
import { gameFacts } from './game-facts/game-facts.feature.ts'
import { hotMatches } from './hot-matches/hot-matches.feature.ts'
import { identity } from './identity/identity.feature.ts'
import { stagedGateway } from './pay/gateway.ts'
import { pay } from './pay/pay.feature.ts'
import { stagedPushFeature } from './push-service/staged-push.feature.ts'
import { stagedPushService } from './push-service/staged-push-service.ts'
import { roundReplays } from './round-replay/round-replay.feature.ts'

/** All features of the platform; a new feature adds its line. */
export const FEATURES: readonly Feature[] = [
  system,
  session,
  captcha,
  slide,
  verification,
  cloud,
  identity,
  registration,
  password,
  passkeys,
  uploads,
  memberFeature,
  saferPlay,
  security,
  referral,
  wallet,
  paymentPassword,
  // A payment that is reported at the very moment of its expiry is in time.
  pay,
  deposits(stagedGateway),
  withdrawCards,
  withdrawals,
  announcements,
  lobby,
  help,
  feedback,
  inbox,
  chat,
  games,
  gameFacts,
  fairness,
  favourites,
  recents,
  matches,
  hotMatches,
  launchFeature,
  vendorWallet,
  records,
  uplineTransfer,
  agents,
  rebate,
  rewards,
  promotions,
  luck,
  lottery,
  // Seeded bets are loaded after the lottery's draws, so that none of them is due at once.
  bets,
  roundReplays,
  disputes,
  // After bets and turnover, which teams are credited with.
  team,
  agentContracts,
  vip,
  missions,
  stagedPushFeature,
  // Last, so that it sends what any other feature of the same moment tells of.
  push(stagedPushService),
]

/** All tables, by the feature that declares them; the kernel's own belong to `world`. */
const TABLES = [{ name: 'world', tables: [worldState, randomState, outbox] }, ...FEATURES].flatMap(
  ({ name, tables = [] }) => tables.map((table) => ({ feature: name, ...getTableConfig(table) })),
)

/** The feature of each table, by its name. */
export const FEATURE_OF_TABLE: ReadonlyMap<string, string> = new Map(TABLES.map(({ name, feature }) => [name, feature]))

/** `table.column` of all moments. */
export const MOMENT_COLUMNS: ReadonlySet<string> = new Set(
  TABLES.flatMap(({ name, columns }) =>
    columns.filter((column) => column.getSQLType() === MOMENT_TYPE).map((column) => `${name}.${column.name}`),
  ),
)

/** What the columns of all tables hold, where the schema alone does not say. */
export const COLUMN_RULES: ColumnRules = Object.assign({}, rulesOf(outbox), ...FEATURES.map(({ columns }) => columns))

for (const { onBetSettled: listener } of FEATURES) if (listener) onBetSettled(listener as BetListener)
