import { BET_STATUSES } from '@understudy/contracts/bets'
import { GAME_TYPES } from '@understudy/contracts/field-facts'
import { useText } from '@/shared/i18n'
import { FilterSelect, Filters } from '@/shared/records/FilterSelect'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import type { Selection } from '@/shared/records/use-selection'
import styles from './Bets.module.css'
import type { BetFilter } from './selection.ts'

interface BetFiltersProps {
  selection: Selection<BetFilter>
  /** Vendors with bets in the chosen days. */
  vendors: readonly { vassalage: string; vendorName: string }[]
  onChange: (selection: Selection<BetFilter>) => void
}

/** Filters by days, kind, status and vendor. */
export function BetFilters({ selection, vendors, onChange }: BetFiltersProps) {
  const t = useText()
  const { span, filter } = selection
  const narrow = (name: BetFilter) => (value: string | undefined) =>
    onChange({ span, filter: { ...filter, [name]: value } })
  return (
    <div className={styles.filters}>
      <PeriodFilter label={t('bets:when')} value={span} onChange={(next) => onChange({ span: next, filter })} />
      <Filters>
        <FilterSelect
          label={t('bets:filter.kind')}
          value={filter.gameType}
          options={GAME_TYPES.map((value) => [value, t(`bets:kind.${value}`)] as const)}
          onChange={narrow('gameType')}
        />
        <FilterSelect
          label={t('bets:filter.status')}
          value={filter.status}
          options={BET_STATUSES.map((value) => [value, t(`bets:status.${value}`)] as const)}
          onChange={narrow('status')}
        />
        <FilterSelect
          label={t('bets:filter.vendor')}
          value={filter.vassalage}
          options={vendors.map(({ vassalage, vendorName }) => [vassalage, vendorName] as const)}
          onChange={narrow('vassalage')}
        />
      </Filters>
    </div>
  )
}
