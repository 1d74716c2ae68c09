import type { WorldDatabase } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import { DEMO_WALLET, TX } from '../ledger/index.ts'
import { memberCalendar } from '../member/index.ts'
import { isBookOpen, openBook } from './book.ts'
import { figuresRepository } from './figures.repository.ts'
import { flowOf } from './flows.ts'
import { treeRepository } from './tree.repository.ts'

interface Moved {
  id: number
  typeId: number
  amount: number
  at: number
  sender: string | null
  receiver: string | null
}

const LAST = 'SELECT movement_id FROM team_counted WHERE id = 1'
/** The member who owns an account; null for vendors, the house and demo wallets. */
const owner = (account: string) =>
  `CASE WHEN ${account}.kind = 'member' AND ${account}.wallet <> '${DEMO_WALLET}' THEN ${account}.owner END`
const NEXT = `SELECT m.id, m.type_id AS typeId, m.amount, m.at, ${owner('f')} AS sender, ${owner('t')} AS receiver
  FROM movement m JOIN account f ON f.id = m.from_account JOIN account t ON t.id = m.to_account
  WHERE m.id > coalesce((${LAST}), 0) ORDER BY m.id`

/**
 * Counts ledger movements since the last call, for each member and all uplines. The ledger does not know teams, so
 * every reader of figures brings them up to date first.
 */
export function countMovements(db: WorldDatabase): void {
  const { $client: sqlite } = db
  if (!isBookOpen(db)) sqlite.transaction(() => openBook(db))()
  const moved = sqlite.prepare<[], Moved>(NEXT).all()
  const last = moved.at(-1)
  if (!last) return
  sqlite.transaction(() => {
    for (const { typeId, amount, at, sender, receiver } of moved) {
      if (amount === 0 || sender === receiver) continue
      if (sender !== null) countOne(db, { memberId: Number(sender), typeId, amount: -amount, at })
      const arrivesAs = typeId === TX.memberTransferOut ? TX.memberTransferIn : typeId
      if (receiver !== null) countOne(db, { memberId: Number(receiver), typeId: arrivesAs, amount, at })
    }
    sqlite
      .prepare(
        'INSERT INTO team_counted (id, movement_id) VALUES (1, ?) ON CONFLICT DO UPDATE SET movement_id = excluded.movement_id',
      )
      .run(last.id)
  })()
}

interface Entry {
  memberId: number
  typeId: number
  /** Signed. */
  amount: number
  at: number
}

function countOne(db: WorldDatabase, { memberId, typeId, amount, at }: Entry): void {
  const tree = treeRepository(db)
  if (!tree.of(memberId)) return
  tree.addBalance(memberId, amount)
  const flow = flowOf(typeId)
  if (!flow) return
  const day = memberCalendar(db, memberId).dayNumber(at)
  const by = { [flow.figure]: flow.sign * amount }
  const figures = figuresRepository(db)
  figures.add(memberId, 'own', day, '', by)
  for (const { id } of tree.above(memberId)) figures.add(id, 'team', day, '', by)
}

/** The database version up to which movements are counted. */
const countedAt = new WeakMap<WorldDatabase, string>()

/** Brings the figures up to date with the ledger. */
export function upToDate(world: World): void {
  const { db, writes } = world
  if (countedAt.get(db) === writes.version) return
  world.transaction(() => countMovements(db))
  // Not cached inside a transaction, which may roll the counting back.
  if (!db.$client.inTransaction) countedAt.set(db, writes.version)
}
