import { useText } from '@/shared/i18n'
import { CopyButton } from '@/shared/ui/CopyButton'
import { Fact } from '@/shared/ui/Facts'
import styles from './CopyFact.module.css'

/** A reference number for customer service: left to right, copied by a tap. */
export function CopyFact({ label, value, grouped }: { label: string; value: string; grouped?: boolean }) {
  const t = useText()
  return (
    <Fact label={label}>
      <bdi dir="ltr" className={styles.value}>
        {grouped ? <Groups of={value} /> : value}
      </bdi>
      <CopyButton label={t('record:copyId', { what: label })} value={value} />
    </Fact>
  )
}

/** Groups of four, as on a card: a number too long for its line breaks between them. */
const Groups = ({ of }: { of: string }) =>
  of.match(/.{1,4}/g)?.map((four, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has no identity but its position
    <span key={index} className={styles.four}>
      {four}
    </span>
  ))
