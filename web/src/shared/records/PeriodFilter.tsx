import { useText } from '@/shared/i18n'
import { Segments } from '@/shared/ui/Segments'
import { PERIODS, type Period } from './period.ts'

interface PeriodFilterProps {
  label: string
  periods?: readonly Period[]
  value: Period
  onChange: (period: Period) => void
}

/** Which days a record is looked at. */
export function PeriodFilter({ label, periods = PERIODS, value, onChange }: PeriodFilterProps) {
  const t = useText()
  return (
    <Segments
      label={label}
      options={periods.map((period) => ({ value: period, label: t(`shared:period.${period}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
