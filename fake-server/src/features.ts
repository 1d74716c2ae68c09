import type { Feature } from './binding/feature.ts'
import { agentContracts } from './features/agent-contracts/agent-contracts.feature.ts'
import { agents } from './features/agents/agents.feature.ts'
import { announcements } from './features/announcements/announcements.feature.ts'
import { bets } from './features/bets/bets.feature.ts'
import { type BetListener, onBetSettled } from './features/bets/index.ts'
import { captcha } from './features/captcha/captcha.feature.ts'
import { chat } from './features/chat/chat.feature.ts'
import { cloud } from './features/cloud/cloud.feature.ts'
import { deposits } from './features/deposits/deposits.feature.ts'
import { favourites } from './features/favourites/favourites.feature.ts'
import { feedback } from './features/feedback/feedback.feature.ts'
import { games } from './features/games/games.feature.ts'
import { help } from './features/help/help.feature.ts'
import { inbox } from './features/inbox/inbox.feature.ts'
import { launch } from './features/launch/launch.feature.ts'
import { lobby } from './features/lobby/lobby.feature.ts'
import { lottery } from './features/lottery/lottery.feature.ts'
import { luck } from './features/luck/luck.feature.ts'
import { matches } from './features/matches/matches.feature.ts'
import { member } from './features/member/member.feature.ts'
import { missions } from './features/missions/missions.feature.ts'
import { passkeys } from './features/passkeys/passkeys.feature.ts'
import { password } from './features/password/password.feature.ts'
import { paymentPassword } from './features/payment-password/payment-password.feature.ts'
import { promotions } from './features/promotions/promotions.feature.ts'
import { rebate } from './features/rebate/rebate.feature.ts'
import { recents } from './features/recents/recents.feature.ts'
import { records } from './features/records/records.feature.ts'
import { referral } from './features/referral/referral.feature.ts'
import { registration } from './features/registration/registration.feature.ts'
import { rewards } from './features/rewards/rewards.feature.ts'
import { saferPlay } from './features/safer-play/safer-play.feature.ts'
import { security } from './features/security/security.feature.ts'
import { session } from './features/session/session.feature.ts'
import { slide } from './features/slide/slide.feature.ts'
import { system } from './features/system/system.feature.ts'
import { team } from './features/team/team.feature.ts'
import { uplineTransfer } from './features/upline-transfer/upline-transfer.feature.ts'
import { uploads } from './features/uploads/uploads.feature.ts'
import { vendorWallet } from './features/vendor-wallet/vendor-wallet.feature.ts'
import { verification } from './features/verification/verification.feature.ts'
import { vip } from './features/vip/vip.feature.ts'
import { wallet } from './features/wallet/wallet.feature.ts'
import { withdrawCards } from './features/withdraw-cards/withdraw-cards.feature.ts'
import { withdrawals } from './features/withdrawals/withdrawals.feature.ts'
import { identity } from './stage/identity/identity.feature.ts'
import { stagedGateway } from './stage/pay/gateway.ts'
import { pay } from './stage/pay/pay.feature.ts'

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
  uploads,
  member,
  saferPlay,
  security,
  passkeys,
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
  favourites,
  recents,
  matches,
  launch,
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
  // After bets and turnover, which teams are credited with.
  team,
  agentContracts,
  vip,
  missions,
]

for (const { onBetSettled: listener } of FEATURES) if (listener) onBetSettled(listener as BetListener)
