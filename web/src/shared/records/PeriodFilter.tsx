import { CalendarDays, X } from 'lucide-react'
import { useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { Segments } from '@/shared/ui/Segments'
import styles from './PeriodFilter.module.css'
import { type DateRange, PERIODS, type Period } from './period.ts'
import { RangeSheet } from './RangeSheet.tsx'

interface PeriodFilterProps {
  label: string
  periods?: readonly Period[]
  value: DateRange
  onChange: (span: DateRange) => void
}

/** Chooses the days of a record: a preset period or a custom range. */
export function PeriodFilter({ label, periods = PERIODS, value, onChange }: PeriodFilterProps) {
  const t = useText()
  const { calendar } = useDates()
  const [choosing, setChoosing] = useState(false)
  const customRange = typeof value === 'object' ? value : undefined
  return (
    <div className={styles.period}>
      <div className={styles.row}>
        <Segments<Period | ''>
          look="fit"
          label={label}
          options={periods.map((period) => ({ value: period, label: t(`record:period.${period}`) }))}
          value={customRange ? '' : (value as Period)}
          onChange={(period) => period && onChange(period)}
        />
        <IconButton
          className={styles.choose}
          label={t('record:period.choose')}
          icon={<CalendarDays size={20} />}
          aria-haspopup="dialog"
          aria-pressed={customRange !== undefined}
          onClick={() => setChoosing(true)}
        />
      </div>
      {customRange && (
        <p className={styles.own}>
          <span>
            {customRange.startDate === customRange.endDate
              ? calendar(customRange.startDate, 'date')
              : t('record:period.span', {
                  from: calendar(customRange.startDate, 'day'),
                  to: calendar(customRange.endDate, 'date'),
                })}
          </span>
          <IconButton
            label={t('record:period.clear')}
            icon={<X size={18} />}
            onClick={() => onChange(periods.includes('week') ? 'week' : 'today')}
          />
        </p>
      )}
      {choosing && (
        <RangeSheet
          days={customRange}
          onClose={() => setChoosing(false)}
          onChoose={(days) => {
            setChoosing(false)
            onChange(days)
          }}
        />
      )}
    </div>
  )
}
