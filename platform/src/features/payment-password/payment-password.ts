import { platformError, security } from '@understudy/contracts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import type { Member } from '../member/index.ts'
import { hashPassword, passwordMatches } from '../member/index.ts'
import { paymentPasswordsRepository } from './payment-password.repository.ts'
import { paymentSecret, proveSecret } from './secret-guard.ts'

interface NewPaymentPassword {
  paymentPassword: string
  confirmPaymentPassword: string
}

function refuseBroken({ paymentPassword, confirmPaymentPassword }: NewPaymentPassword): void {
  const broken = security.checkPaymentPassword(paymentPassword)
  if (broken.length > 0) throw platformError('field.invalid', { fields: { paymentPassword: broken } })
  if (paymentPassword !== confirmPaymentPassword) throw platformError('password.not.match')
}

async function store(world: World, memberId: number, value: string, refuse: () => void = () => {}): Promise<void> {
  const hash = await hashPassword(value, hostRandom.bytes(16))
  world.transaction(() => {
    refuse()
    world.use(paymentPasswordsRepository).set(memberId, hash, world.now())
  })
}

/**
 * Sets the first payment password; it must differ from the login password.
 * @throws PlatformError `password.same`
 */
export async function setPayment(
  world: World,
  { id, passwordHash }: Member,
  wanted: NewPaymentPassword,
): Promise<void> {
  const refuseSecond = () => {
    if (world.use(paymentPasswordsRepository).hashOf(id) !== undefined) throw platformError('profile.edited')
  }
  refuseSecond()
  refuseBroken(wanted)
  if (await passwordMatches(wanted.paymentPassword, passwordHash || undefined)) throw platformError('password.same')
  // A concurrent call may have set one while this one's was hashed.
  await store(world, id, wanted.paymentPassword, refuseSecond)
}

/** @throws PlatformError `password.same` */
export async function changePayment(
  world: World,
  memberId: number,
  wanted: NewPaymentPassword & { oldPaymentPassword: string },
): Promise<void> {
  await provePaymentPassword(world, memberId, wanted.oldPaymentPassword)
  refuseBroken(wanted)
  if (wanted.paymentPassword === wanted.oldPaymentPassword) throw platformError('password.same')
  await store(world, memberId, wanted.paymentPassword)
}

/**
 * Checks the payment password before a payout; five wrong tries lock it for an hour. @throws PlatformError
 * `payment.password.unset`
 */
export async function provePaymentPassword(world: World, memberId: number, value: string): Promise<void> {
  const hash = world.use(paymentPasswordsRepository).hashOf(memberId)
  if (hash === undefined) throw platformError('payment.password.unset')
  await proveSecret(world, paymentSecret(memberId), () => passwordMatches(value, hash))
}
