import { LaptopMinimal } from 'lucide-react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Rows, RowText } from '@/shared/ui/Rows'
import styles from './Security.module.css'
import { useDevices } from './security.queries.ts'

/** The devices that logged in, the one in use marked. */
export function Devices() {
  const t = useText()
  const { local } = useDates()
  const { data = [] } = useDevices()
  if (data.length === 0) return null
  return (
    <Rows title={t('security:devices')}>
      {data.map(({ browser, system, ip, firstAt, lastAt, current }) => (
        <RowText
          key={`${firstAt} ${ip} ${browser} ${system}`}
          icon={<LaptopMinimal size={20} />}
          label={[browser, system].filter(Boolean).join(' · ') || t('security:unknownDevice')}
          hint={
            <>
              {local(lastAt, 'moment')} · <bdi dir="ltr">{ip}</bdi>
            </>
          }
          trailing={current && <span className={styles.done}>{t('security:thisDevice')}</span>}
        />
      ))}
    </Rows>
  )
}
