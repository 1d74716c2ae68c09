import { and, eq } from 'drizzle-orm'
import { areEqual, sha256 } from '../../shared/digests.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { outsideVendor, vendorTx } from './vendor-wallet.table.ts'

export type OutsideVendor = typeof outsideVendor.$inferSelect
export type VendorTx = typeof vendorTx.$inferSelect

/** Vendors whose games run on their own servers. */
export function outsideVendorsRepository(db: WorldDatabase) {
  return {
    all: (): OutsideVendor[] => db.select().from(outsideVendor).orderBy(outsideVendor.code).all(),
    byCode: (code: string): OutsideVendor | undefined =>
      db.select().from(outsideVendor).where(eq(outsideVendor.code, code)).get(),
    set(code: string, launchUrl: string, key: string): void {
      const keyHash = sha256(key).toString('hex')
      db.insert(outsideVendor)
        .values({ code, launchUrl, keyHash })
        .onConflictDoUpdate({ target: outsideVendor.code, set: { launchUrl, keyHash } })
        .run()
    },
    remove: (code: string) => void db.delete(outsideVendor).where(eq(outsideVendor.code, code)).run(),
    /** Compares hashes in constant time, so that timing reveals nothing about the key. */
    hasKey: ({ keyHash }: OutsideVendor, key: string): boolean => areEqual(Buffer.from(keyHash, 'hex'), sha256(key)),
  }
}

/** Wallet calls of external vendors, by the vendors' own ids. */
export function vendorTxRepository(db: WorldDatabase) {
  return {
    byId: (vendor: string, txId: string): VendorTx | undefined =>
      db
        .select()
        .from(vendorTx)
        .where(and(eq(vendorTx.vendor, vendor), eq(vendorTx.txId, txId)))
        .get(),
    /** Reports whether this bet was rolled back, even before it arrived. */
    isRolledBack: (vendor: string, memberId: number, bet: string): boolean =>
      db
        .select({ txId: vendorTx.txId })
        .from(vendorTx)
        .where(
          and(
            eq(vendorTx.vendor, vendor),
            eq(vendorTx.memberId, memberId),
            eq(vendorTx.bet, bet),
            eq(vendorTx.kind, 'rollback'),
          ),
        )
        .limit(1)
        .get() !== undefined,
    add: (row: VendorTx) => void db.insert(vendorTx).values(row).run(),
  }
}
