import type { WorldSeed } from '@understudy/seed'
import { feature } from '../../binding/feature.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { hashSeedPassword } from '../member/index.ts'
import { loginFailuresRepository } from '../session/index.ts'
import { paymentPasswordsRepository } from './payment-password.repository.ts'
import { paymentPassword as passwords } from './payment-password.table.ts'
import { paymentSecret } from './secret-guard.ts'

export { paymentPasswordsRepository } from './payment-password.repository.ts'
export { changePayment, provePaymentPassword, setPayment } from './payment-password.ts'
export { lockedUntil, paymentSecret, proveSecret, type Secret } from './secret-guard.ts'

function load(db: WorldDatabase, { cashier, seed, startAt }: WorldSeed): void {
  for (const { memberId, password, wrongAt } of cashier.passwords) {
    paymentPasswordsRepository(db).set(memberId, hashSeedPassword(password, seed), startAt)
    for (const failedAt of wrongAt) loginFailuresRepository(db).add(paymentSecret(memberId).subject, failedAt)
  }
}

/** Its endpoints belong to the account's security. */
export const paymentPassword = feature({ name: 'payment-password', tables: [passwords], load })
