import { rewards } from '@understudy/contracts'
import { type Learns, learns, type Notes } from '../../binding/learns.ts'

export const rewardLearns: readonly Learns[] = [
  learns(rewards.claimable, takeRewards),
  learns(rewards.history, ({ list, next }, into) => {
    takeRewards(list, into)
    if (next !== null) into.leftOut('rewards', 'those on pages that were not recorded, if any')
  }),
]

/** Rewards of missions follow from the bets, and those of promotions are told by these. */
function takeRewards(list: readonly rewards.PastReward[], into: Notes): void {
  const past = list.flatMap(({ type, ...reward }) =>
    type === 'MISSION' || type === 'PROMOTION' || reward.issuedAt > into.startAt ? [] : [{ ...reward, type }],
  )
  if (list.some(({ issuedAt }) => issuedAt > into.startAt)) into.leftOut('rewards', 'those after the recording began')
  if (list.some(({ type }) => type === 'MISSION'))
    into.invented('rewards', 'those of missions: they follow from the bets')
  into.invented('rewards', 'their numbers')
  into.listed(
    'rewards',
    past.map(({ type, kind, name, amount, multiple, issuedAt, expireDate, claimedAt }) => ({
      member: into.owner,
      type,
      kind,
      name: into.words(name),
      amount,
      multiple,
      issued: into.when(issuedAt),
      expires: into.when(expireDate),
      ...(claimedAt !== null && claimedAt <= into.startAt && { claimed: into.when(claimedAt) }),
    })),
  )
}
