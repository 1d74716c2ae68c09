import type { DepositChannel } from '@understudy/contracts/deposits'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { Options } from '@/shared/ui/Options'
import styles from './Deposits.module.css'

interface MethodChoiceProps {
  channels: readonly DepositChannel[]
  chosen: DepositChannel
  onChoose: (vendorId: string) => void
}

/** As many as fit in one row beside the button for more. */
const IN_ROW = 3

/** The methods to pay with: one row, the chosen one first, and the others behind a button. */
export function MethodChoice({ channels, chosen, onChoose }: MethodChoiceProps) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  // Stays first while another of the row is chosen, so that none moves under the finger.
  const [front, setFront] = useState(chosen.vendorId)
  const row = [
    ...channels.filter(({ vendorId }) => vendorId === front),
    ...channels.filter(({ vendorId }) => vendorId !== front),
  ].slice(0, IN_ROW)
  const fits = channels.length <= IN_ROW + 1
  const toggle = () => {
    setOpened(!opened)
    setFront(chosen.vendorId)
  }
  const Arrow = opened ? ChevronUp : ChevronDown
  return (
    <Options
      look="tiles"
      label={t('deposits:channel')}
      options={(opened || fits ? channels : row).map(({ vendorId, vendorName, logo, expectedMinutes }) => ({
        value: vendorId,
        label: vendorName,
        picture: <img src={logo} alt="" width="56" height="35" className={styles.logo} />,
        hint: t('deposits:minutes', { count: expectedMinutes }),
      }))}
      value={chosen.vendorId}
      onChange={onChoose}
      last={
        !fits && (
          <button type="button" className={styles.more} aria-expanded={opened} onClick={toggle}>
            <Arrow size={20} aria-hidden="true" />
            {t(opened ? 'deposits:fewer' : 'deposits:more')}
          </button>
        )
      }
    />
  )
}
