import { MOVEMENT_KINDS } from '@understudy/contracts/records'
import { useText } from '@/shared/i18n'
import { FilterSelect, Filters } from '@/shared/records/FilterSelect'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import type { Selection } from '@/shared/records/use-selection'
import { type AccountFilter, DIRECTIONS } from './account-filters.ts'
import styles from './Records.module.css'

interface AccountFiltersProps {
  selection: Selection<AccountFilter>
  onChange: (selection: Selection<AccountFilter>) => void
}

/** Filters by days, type and direction. */
export function AccountFilters({ selection, onChange }: AccountFiltersProps) {
  const t = useText()
  const { span, filter } = selection
  return (
    <div className={styles.filters}>
      <PeriodFilter label={t('records:when')} value={span} onChange={(next) => onChange({ span: next, filter })} />
      <Filters>
        <FilterSelect
          label={t('records:kind.label')}
          value={filter.kind}
          options={MOVEMENT_KINDS.map((value) => [value, t(`records:kind.${value}`)] as const)}
          onChange={(kind) => onChange({ span, filter: { ...filter, kind } })}
        />
        <FilterSelect
          label={t('records:direction.label')}
          value={filter.direction}
          options={DIRECTIONS.map((value) => [value, t(`records:direction.${value}`)] as const)}
          onChange={(direction) => onChange({ span, filter: { ...filter, direction } })}
        />
      </Filters>
    </div>
  )
}
