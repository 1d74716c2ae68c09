import { Qr } from '@/shared/ui/Qr'
import { useSteeringText } from '../steering-texts.ts'
import styles from './parts.module.css'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether no other machine can open an address. */
const isLoopback = (address: string) => LOOPBACK.test(new URL(address, location.href).hostname)

/** A QR code for phones, with a warning if the address is reachable on this machine only. */
export function PhoneCode({ address, label }: { address: string; label: string }) {
  return (
    <>
      <Qr text={address} label={label} />
      <OnlyThisMachine address={address} />
    </>
  )
}

/** A warning if the address is reachable on this machine only. */
export function OnlyThisMachine({ address }: { address: string }) {
  const t = useSteeringText()
  if (!isLoopback(address)) return null
  return (
    <p role="note" className={styles.warning}>
      {t('onlyThisMachine')}
    </p>
  )
}
