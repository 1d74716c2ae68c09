const LEDGER = 'the ledger holds it: money moves by deposits, withdrawals, bets and rewards'
const KERNEL = 'the world keeps itself in it: time, settings and faults are steered on their own pages'
const MONEY = 'money was moved for it, and the ledger says the same'
const NUMBERED = 'the platform gave it, and whoever calls knows the row by it'
const COUNTED = 'the platform counts from it what is still to be paid'
const PLAYED = 'bets and orders stand on games of that type'
const LIVES = 'too much of a world hangs on it'

/** Tables that may not be edited by hand, with the reason. */
const HELD_TABLES: Readonly<Record<string, string>> = {
  account: LEDGER,
  entry: LEDGER,
  movement: LEDGER,
  random_state: KERNEL,
  world_state: KERNEL,
  commission_due: MONEY,
  commission_paid: MONEY,
  team_counted: MONEY,
  team_figure: MONEY,
}

/** Columns that must agree with the ledger, in tables whose other columns may be edited. Rows of these tables cannot be deleted. */
const HELD_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  bet: ['member_id', 'wallet', 'vendor', 'game_type', 'node_id', 'detail', 'stake', 'valid', 'win', 'status'],
  contract_payout: ['contract_id', 'base', 'rate', 'amount', 'status'],
  deposit: ['member_id', 'requested', 'fee', 'reimbursed', 'state', 'bonus', 'bonus_turnover'],
  lottery_order: ['member_id', 'digest'],
  promotion_part: ['member_id', 'amount', 'turnover'],
  rebate_claim: ['member_id', 'date', 'turnover', 'amount'],
  reward: ['member_id', 'amount', 'claimed_at'],
  team_member: ['balance'],
  vendor_tx: ['member_id', 'wallet', 'kind', 'amount', 'balance'],
  vip_raise: ['member_id', 'bonus'],
  withdrawal: ['member_id', 'amount', 'fee', 'state'],
}

/** Other columns whose manual change would make data inconsistent. */
const KEPT_COLUMNS: Readonly<Record<string, string>> = {
  'agent_contract.recall_from': COUNTED,
  'game.game_type': PLAYED,
  'deposit.trans_id': NUMBERED,
  'deposit.pay_id': NUMBERED,
  'withdrawal.ref_id': NUMBERED,
  'gateway_payment.pay_id': NUMBERED,
  'gateway_payment.trans_id': NUMBERED,
  'rebate_claim.order_no': NUMBERED,
}

/** Tables whose rows cannot be deleted because the world needs them to work. */
const LASTING = ['country', 'flag', 'member', 'merchant', 'vendor']

/** All tables and columns named here, for the test that compares them with the schema. */
export const RULED = {
  tables: [...Object.keys(HELD_TABLES), ...LASTING],
  columns: [
    ...Object.entries(HELD_COLUMNS).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
    ...Object.keys(KEPT_COLUMNS),
  ],
}

/** Why a column may not be edited by hand; undefined when only the schema decides. */
export const whyHeld = (table: string, column: string): string | undefined =>
  HELD_TABLES[table] ?? (HELD_COLUMNS[table]?.includes(column) ? MONEY : KEPT_COLUMNS[`${table}.${column}`])

/** Why rows of a table may not be deleted by hand; undefined when unreferenced ones may. */
export const whyKept = (table: string): string | undefined =>
  HELD_TABLES[table] ?? (table in HELD_COLUMNS ? MONEY : LASTING.includes(table) ? LIVES : undefined)

/** Columns that reference another table but are not named after it. */
const NAMED_OTHERWISE: Readonly<Record<string, readonly [table: string, column: string]>> = {
  agent_id: ['member', 'id'],
  ancestor_id: ['member', 'id'],
  upline_id: ['member', 'id'],
  contract_id: ['agent_contract', 'id'],
  link_id: ['affiliate_link', 'id'],
  node_id: ['game', 'node_id'],
  vendor: ['vendor', 'code'],
  merchant: ['merchant', 'code'],
  order_id: ['deposit', 'id'],
  'chat_line.picture': ['upload', 'name'],
  'movement.from_account': ['account', 'id'],
  'movement.to_account': ['account', 'id'],
  'withdrawal_event.order_id': ['withdrawal', 'id'],
}

/** The table and column that a column references: `member_id` references `member.id`. */
export function namedBy(
  table: string,
  column: string,
  tables: readonly string[],
): { table: string; column: string } | undefined {
  const [to, key] = NAMED_OTHERWISE[`${table}.${column}`] ??
    NAMED_OTHERWISE[column] ?? [column.replace(/_id$/, ''), 'id']
  // Not a reference but a generated text.
  if (`${table}.${column}` === 'promotion_part.reward_id') return undefined
  const isName = column in NAMED_OTHERWISE || `${table}.${column}` in NAMED_OTHERWISE || column.endsWith('_id')
  return isName && to !== table && tables.includes(to) ? { table: to, column: key } : undefined
}
