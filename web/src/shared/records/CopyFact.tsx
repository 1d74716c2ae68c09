import { useText } from '@/shared/i18n'
import { CopyButton } from '@/shared/ui/CopyButton'
import { Fact } from '@/shared/ui/Facts'
import styles from './CopyFact.module.css'

/** A number that is told to the customer service: it reads left to right, and a tap copies it. */
export function CopyFact({ label, value }: { label: string; value: string }) {
  const t = useText()
  return (
    <Fact label={label}>
      <bdi dir="ltr" className={styles.value}>
        {value}
      </bdi>
      <CopyButton label={t('record:copyId', { what: label })} value={value} />
    </Fact>
  )
}
