import { BET_STATUSES } from '@understudy/contracts/bets'
import { GAME_TYPES } from '@understudy/contracts/fields'
import { useId } from 'react'
import { useText } from '@/shared/i18n'
import { Segments } from '@/shared/ui/Segments'
import styles from './Bets.module.css'
import { isGameType, PRESETS, type Selection } from './selection.ts'

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
      <Segments
        label={t('bets:when')}
        options={PRESETS.map((value) => ({ value, label: t(`bets:preset.${value}`) }))}
        value={selection.preset}
        onChange={(preset) => onChange({ ...selection, preset })}
      />
      <div className={styles.selects}>
        <Select
          label={t('bets:filter.kind')}
          value={selection.gameType}
          options={GAME_TYPES.map((value) => [value, t(`bets:kind.${value}`)])}
          onChange={(value) => onChange({ ...selection, gameType: isGameType(value) ? value : undefined })}
        />
        <Select
          label={t('bets:filter.status')}
          value={selection.status}
          options={BET_STATUSES.map((value) => [value, t(`bets:status.${value}`)])}
          onChange={(value) => onChange({ ...selection, status: BET_STATUSES.find((status) => status === value) })}
        />
        <Select
          label={t('bets:filter.vendor')}
          value={selection.vassalage}
          options={vendors.map(({ vassalage, vendorName }) => [vassalage, vendorName])}
          onChange={(value) => onChange({ ...selection, vassalage: value || undefined })}
        />
      </div>
    </div>
  )
}

interface SelectProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Select({ label, value = '', options, onChange }: SelectProps) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('bets:filter.all')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
