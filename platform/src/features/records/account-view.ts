import { type LanguageCode, type records, toAmount } from '@understudy/contracts'
import type { Calendar } from '@understudy/contracts/zone'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { type BetRow, betNumber, betsRepository } from '../bets/index.ts'
import { gamesRepository, vendorsRepository } from '../games/index.ts'
import { type StatementLine, TX } from '../ledger/index.ts'
import { membersRepository } from '../member/index.ts'
import { kindOf } from './kinds.ts'

const OF_BETS: readonly records.MovementKind[] = ['game', 'lottery']

/** Kinds whose remark a member wrote; other remarks are internal. */
const WRITTEN: readonly records.MovementKind[] = ['transfer']

/** Returns a ledger line as its member sees it. */
export function accountView(
  world: World,
  line: StatementLine,
  language: LanguageCode,
  { dayOf }: Calendar,
): records.AccountRecord {
  const { typeId, at, amount, balanceAfter, wallet, movementId } = line
  const kind = kindOf(typeId)
  const bet =
    OF_BETS.includes(kind) || typeId === TX.lotteryRebate ? world.use(betsRepository).byRef(orderOf(line)) : undefined
  return {
    tx_id: String(movementId),
    order_no: bet ? betNumber(bet) : orderOf(line),
    tx_type_id: typeId,
    kind,
    tx_time: at,
    day: dayOf(at),
    amount: toAmount(amount),
    current_avail_balance: toAmount(balanceAfter),
    wallet,
    about: bet ? gameName(world, bet, language) : aboutOf(world, line, kind, language),
    remark: WRITTEN.includes(kind) ? line.remark : '',
  }
}

/** Keys without a number that a member could know. */
const OF_NO_ORDER = /^(open|demo|launch|vip|commission):/

/** Extracts the number of the bet, order or transfer from a movement's key, between its kind and its part. */
const orderOf = ({ key }: StatementLine): string =>
  OF_NO_ORDER.test(key)
    ? ''
    : key
        .replace(/^(deposit|withdrawal|rebate|reward|promotion|transfer:\d+|(up|down)line:\d+):/, '')
        .replace(/:[a-z]+$/, '')

function gameName(world: World, { nodeId, vendor }: BetRow, language: LanguageCode): string {
  const game = world.use(gamesRepository).byNode(String(nodeId))
  return game ? textIn(game.facts.name, language) : vendorName(world, vendor, language)
}

function aboutOf(world: World, line: StatementLine, kind: records.MovementKind, language: LanguageCode): string {
  if (kind === 'wallet') return vendorName(world, line.remark, language)
  if (kind === 'transfer') return world.use(membersRepository).byId(Number(line.other.owner))?.username ?? ''
  return ''
}

function vendorName(world: World, code: string, language: LanguageCode): string {
  const vendor = world.use(vendorsRepository).byCode(code)
  return vendor ? textIn(vendor.name, language) : ''
}
