import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { OutagePage, type OutageProps } from './OutagePage.tsx'

/** Maintenance screen (status 1), with its window in local time (STATUS-003). */
export function MaintenanceScreen(props: OutageProps) {
  const t = useText()
  const { maintenance } = props.status
  if (!maintenance) return null
  return (
    <OutagePage
      {...props}
      scene="maintenance"
      title={t('system:maintenance.title')}
      text={maintenance.message || t('system:maintenance.text')}
      facts={[
        { label: t('system:maintenance.from'), value: <LocalTime at={maintenance.startTime} /> },
        { label: t('system:maintenance.until'), value: <LocalTime at={maintenance.endTime} /> },
      ]}
      note={t('system:maintenance.local')}
      contact={t('system:chat')}
    />
  )
}

function LocalTime({ at }: { at: number }) {
  const { local } = useDates()
  return (
    <time dateTime={new Date(at).toISOString()}>
      {local(at, 'shortWeekday')}
      <br />
      <bdi dir="ltr">{local(at, 'time')}</bdi>
    </time>
  )
}
