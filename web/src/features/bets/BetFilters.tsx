import { BET_STATUSES } from '@understudy/contracts/bets'
import { GAME_TYPES } from '@understudy/contracts/field-facts'
import { useText } from '@/shared/i18n'
import { FilterSelect, Filters } from '@/shared/records/FilterSelect'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import styles from './Bets.module.css'
import type { Selection } from './selection.ts'

interface BetFiltersProps {
  selection: Selection
  /** Those of the chosen days. */
  vendors: readonly { vassalage: string; vendorName: string }[]
  onChange: (selection: Selection) => void
}

/** Which days, and which kind, status and vendor of them. */
export function BetFilters({ selection, vendors, onChange }: BetFiltersProps) {
  const t = useText()
  return (
    <div className={styles.filters}>
      <PeriodFilter
        label={t('bets:when')}
        value={selection.period}
        onChange={(period) => onChange({ ...selection, period })}
      />
      <Filters>
        <FilterSelect
          label={t('bets:filter.kind')}
          value={selection.gameType}
          options={GAME_TYPES.map((value) => [value, t(`bets:kind.${value}`)] as const)}
          onChange={(gameType) => onChange({ ...selection, gameType })}
        />
        <FilterSelect
          label={t('bets:filter.status')}
          value={selection.status}
          options={BET_STATUSES.map((value) => [value, t(`bets:status.${value}`)] as const)}
          onChange={(status) => onChange({ ...selection, status })}
        />
        <FilterSelect
          label={t('bets:filter.vendor')}
          value={selection.vassalage}
          options={vendors.map(({ vassalage, vendorName }) => [vassalage, vendorName] as const)}
          onChange={(vassalage) => onChange({ ...selection, vassalage })}
        />
      </Filters>
    </div>
  )
}
