import draws from '@/domain/draws/text/en.json'
import transfer from '@/domain/transfer/text/en.json'
import agentContracts from '@/features/agent-contracts/text/en.json'
import agents from '@/features/agents/text/en.json'
import announcements from '@/features/announcements/text/en.json'
import bets from '@/features/bets/text/en.json'
import deposits from '@/features/deposits/text/en.json'
import disputes from '@/features/disputes/text/en.json'
import feedback from '@/features/feedback/text/en.json'
import help from '@/features/help/text/en.json'
import inbox from '@/features/inbox/text/en.json'
import install from '@/features/install/text/en.json'
import jackpot from '@/features/jackpot/text/en.json'
import lottery from '@/features/lottery/text/en.json'
import matches from '@/features/matches/text/en.json'
import menu from '@/features/menu/text/en.json'
import messages from '@/features/messages/text/en.json'
import mine from '@/features/mine/text/en.json'
import missions from '@/features/missions/text/en.json'
import password from '@/features/password/text/en.json'
import promotions from '@/features/promotions/text/en.json'
import push from '@/features/push/text/en.json'
import rebate from '@/features/rebate/text/en.json'
import records from '@/features/records/text/en.json'
import referral from '@/features/referral/text/en.json'
import registration from '@/features/registration/text/en.json'
import rewards from '@/features/rewards/text/en.json'
import saferPlay from '@/features/safer-play/text/en.json'
import security from '@/features/security/text/en.json'
import settings from '@/features/settings/text/en.json'
import uplineTransfer from '@/features/upline-transfer/text/en.json'
import vip from '@/features/vip/text/en.json'
import wallets from '@/features/wallets/text/en.json'
import withdrawals from '@/features/withdrawals/text/en.json'
import record from '@/shared/records/text/en.json'

/** The texts that are not in `pack-en.ts`, by namespace. */
export default {
  'agent-contracts': agentContracts,
  agents,
  announcements,
  bets,
  deposits,
  disputes,
  draws,
  feedback,
  help,
  inbox,
  install,
  jackpot,
  lottery,
  matches,
  menu,
  messages,
  mine,
  missions,
  password,
  promotions,
  push,
  rebate,
  record,
  records,
  referral,
  registration,
  rewards,
  'safer-play': saferPlay,
  security,
  settings,
  transfer,
  'upline-transfer': uplineTransfer,
  vip,
  wallets,
  withdrawals,
}
