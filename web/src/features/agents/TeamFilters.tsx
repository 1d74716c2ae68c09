import { DOWNLINE_ACTIVITIES, DOWNLINE_LEVELS, DOWNLINE_SORTS } from '@understudy/contracts/agent-facts'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { FilterSelect, Filters } from '@/shared/records/FilterSelect'
import styles from './Agents.module.css'

export const TEAM_TYPES = ['player', 'agent'] as const
/** Filters and order of the list, from the URL. */
export type TeamFilter = Partial<Record<'under' | 'account' | 'levels' | 'type' | 'activity' | 'sort', string>>
/** Whether a filter depends on the chosen days. */
export const asksForDays = ({ activity }: TeamFilter): boolean => activity !== undefined && activity !== 'online'

const TYPING = 400

interface TeamFiltersProps {
  filter: TeamFilter
  onChange: (filter: TeamFilter) => void
}

/** Filters and sort order of the team list. */
export function TeamFilters({ filter, onChange }: TeamFiltersProps) {
  const t = useText()
  const [typed, type] = useState(filter.account ?? '')
  // Debounced: the list follows once typing has paused.
  useEffect(() => {
    if (typed === (filter.account ?? '')) return
    const timer = setTimeout(() => onChange({ ...filter, account: typed || undefined }), TYPING)
    return () => clearTimeout(timer)
  })
  const select = <T extends string>(
    name: 'levels' | 'type' | 'activity' | 'sort',
    options: readonly T[],
    label: string,
    usual?: T,
  ) => (
    <FilterSelect<T>
      label={label}
      {...(usual && { usual })}
      value={filter[name] as T | undefined}
      options={options.map((value) => [value, t(`agents:${name}.${value}` as 'agents:type.agent')] as const)}
      onChange={(value) => onChange({ ...filter, [name]: value })}
    />
  )
  return (
    <div className={styles.section}>
      <TextField
        code
        type="search"
        field={{ name: 'account', value: typed, errors: [], onChange: type, onBlur: () => {} }}
        label={t('agents:search')}
        icon={<Search size={18} aria-hidden="true" />}
        shape={(text) => text.replace(/[^A-Za-z0-9]/g, '').slice(0, 32)}
        autoComplete="off"
      />
      <Filters>
        {select('levels', DOWNLINE_LEVELS, t('agents:filter.levels'), 'direct')}
        {select('type', TEAM_TYPES, t('agents:filter.type'))}
        {select('activity', DOWNLINE_ACTIVITIES, t('agents:filter.activity'))}
        {select('sort', DOWNLINE_SORTS, t('agents:filter.sort'), 'newest')}
      </Filters>
    </div>
  )
}
