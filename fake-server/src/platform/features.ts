import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { Feature } from '../binding/feature.ts'
import { agentContracts } from '../features/agent-contracts/index.ts'
import { agents } from '../features/agents/index.ts'
import { announcements } from '../features/announcements/index.ts'
import { type BetListener, bets, onBetSettled } from '../features/bets/index.ts'
import { captcha } from '../features/captcha/index.ts'
import { chat } from '../features/chat/index.ts'
import { cloud } from '../features/cloud/index.ts'
import { deposits } from '../features/deposits/index.ts'
import { disputes } from '../features/disputes/index.ts'
import { favourites } from '../features/favourites/index.ts'
import { feedback } from '../features/feedback/index.ts'
import { games } from '../features/games/index.ts'
import { help } from '../features/help/index.ts'
import { inbox } from '../features/inbox/index.ts'
import { launchFeature } from '../features/launch/index.ts'
import { lobby } from '../features/lobby/index.ts'
import { lottery } from '../features/lottery/index.ts'
import { luck } from '../features/luck/index.ts'
import { matches } from '../features/matches/index.ts'
import { memberFeature } from '../features/member/index.ts'
import { missions } from '../features/missions/index.ts'
import { passkeys } from '../features/passkeys/index.ts'
import { password } from '../features/password/index.ts'
import { paymentPassword } from '../features/payment-password/index.ts'
import { promotions } from '../features/promotions/index.ts'
import { push } from '../features/push/index.ts'
import { rebate } from '../features/rebate/index.ts'
import { recents } from '../features/recents/index.ts'
import { records } from '../features/records/index.ts'
import { referral } from '../features/referral/index.ts'
import { registration } from '../features/registration/index.ts'
import { rewards } from '../features/rewards/index.ts'
import { saferPlay } from '../features/safer-play/index.ts'
import { security } from '../features/security/index.ts'
import { session } from '../features/session/index.ts'
import { slide } from '../features/slide/index.ts'
import { system } from '../features/system/index.ts'
import { team } from '../features/team/index.ts'
import { uplineTransfer } from '../features/upline-transfer/index.ts'
import { uploads } from '../features/uploads/index.ts'
import { vendorWallet } from '../features/vendor-wallet/index.ts'
import { verification } from '../features/verification/index.ts'
import { vip } from '../features/vip/index.ts'
import { wallet } from '../features/wallet/index.ts'
import { withdrawCards } from '../features/withdraw-cards/index.ts'
import { withdrawals } from '../features/withdrawals/index.ts'
import { fairness } from '../stage/fairness/fairness.feature.ts'
import { gameFacts } from '../stage/game-facts/game-facts.feature.ts'
import { identity } from '../stage/identity/identity.feature.ts'
import { stagedGateway } from '../stage/pay/gateway.ts'
import { pay } from '../stage/pay/pay.feature.ts'
import { stagedPushFeature } from '../stage/push-service/staged-push.feature.ts'
import { stagedPushService } from '../stage/push-service/staged-push-service.ts'
import { roundReplays } from '../stage/round-replay/round-replay.feature.ts'
import { type ColumnRules, rulesOf } from '../storage/column-rules.ts'
import { MOMENT_TYPE } from '../storage/columns.ts'
import { outbox, randomState, worldState } from '../storage/world.table.ts'

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
