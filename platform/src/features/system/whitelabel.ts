import { FLAGS, MODULE_IDS, MODULES, MORE_FLAGS, type WhitelabelNode } from '@understudy/contracts'

/** Assumed parents of the switches; those not listed are directly below the root. */
const GROUPS: Record<string, readonly string[]> = {
  MEMCEN: [
    FLAGS.news,
    FLAGS.profitAndLoss,
    FLAGS.depositRecord,
    FLAGS.withdrawRecord,
    FLAGS.accountRecord,
    FLAGS.bettingRecord,
    MORE_FLAGS.inbox,
    MORE_FLAGS.feedback,
    MORE_FLAGS.profilePicture,
  ],
  AGECEN: [
    FLAGS.teamOverview,
    FLAGS.registerCenter,
    FLAGS.teamManage,
    FLAGS.teamRebate,
    FLAGS.teamBet,
    FLAGS.teamProfitAndLoss,
    FLAGS.transferToUpline,
    FLAGS.agentPolicy,
    MORE_FLAGS.dividendContract,
    MORE_FLAGS.dailySalary,
    MORE_FLAGS.hourSalary,
    MORE_FLAGS.realTimeSalary,
  ],
  LOGIN: [
    FLAGS.mobileCodeLogin,
    FLAGS.googleLogin,
    FLAGS.facebookLogin,
    MORE_FLAGS.newDeviceCheck,
    MORE_FLAGS.freePlay,
  ],
  REG: [
    MODULES.register,
    MORE_FLAGS.mobileRegistration,
    MORE_FLAGS.mobilePasswordRegistration,
    MORE_FLAGS.registerMobileCheck,
  ],
  GAME: [MORE_FLAGS.gameLobby, MORE_FLAGS.gameLobbyHot, MORE_FLAGS.gameLobbyFavourites, MORE_FLAGS.gameLobbyRecents],
  PROMO: [FLAGS.missions, FLAGS.manualRebate, FLAGS.rewardCenter],
}

/** Returns the tree as the platform serves it: COMM3 at the root, groups below, switches as leaves. */
export function whitelabelTree(on: ReadonlySet<string>): WhitelabelNode[] {
  const leaf = (modId: string): WhitelabelNode => ({ modId, enabled: on.has(modId) ? '1' : '0', childrenNodes: [] })
  const grouped = new Set(Object.values(GROUPS).flat())
  const groups = Object.entries(GROUPS).map(
    ([modId, ids]): WhitelabelNode => ({ modId, enabled: '1', childrenNodes: ids.map(leaf) }),
  )
  const rest = MODULE_IDS.filter((id) => id !== MODULES.common && !grouped.has(id)).map(leaf)
  return [{ ...leaf(MODULES.common), childrenNodes: [...groups, ...rest] }]
}
