import { joinTexts, texts } from '@understudy/seed'
import type { World } from '../../world/world.ts'
import { amountInLetter, writeLetter } from '../inbox/index.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { type NewReward, rewardsRepository } from './rewards.repository.ts'
import type { RewardRow } from './rewards.table.ts'

/** Issues a reward, idempotent by key, and announces it in the inbox; it stays in the reward centre until claimed. */
export function issueReward(world: World, given: NewReward): RewardRow {
  const { row, isNew } = world.use(rewardsRepository).add(given)
  if (isNew) announce(world, row)
  return row
}

const TITLE = texts('آپ کے لیے ایک انعام: ', 'Aap ke liye aik inaam: ', 'A reward for you: ')

function announce(world: World, { memberId, name, amount, issuedAt }: RewardRow): void {
  const member = world.use(membersRepository).byId(memberId)
  if (!member) return
  const { currencySymbol } = world.use(systemRepository).merchant(member.merchant)
  const worth = amountInLetter(amount, currencySymbol)
  const content = texts(
    `<p>${worth} انعامات کے مرکز میں آپ کے منتظر ہیں۔ مدت ختم ہونے سے پہلے لے لیں۔</p>`,
    `<p>${worth} inaamaat ke markaz mein aap ke muntazir hain. Muddat khatam hone se pehle le lein.</p>`,
    `<p>${worth} waits for you in the reward centre. Claim it before it expires.</p>`,
  )
  writeLetter(world, {
    memberId,
    type: 'reward',
    at: issuedAt,
    title: joinTexts(TITLE, name),
    content,
  })
}
