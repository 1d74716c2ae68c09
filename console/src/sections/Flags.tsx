import { FLAGS, MODULE_IDS, MODULES, MORE_FLAGS, type ModuleId } from '@understudy/contracts/flags'
import { useState } from 'react'
import { RowSwitch, Rows } from '@/shared/ui/Rows'
import { matches, SearchField } from '../parts/Fields.tsx'
import { Code, Empty, Group } from '../parts/Lists.tsx'
import { ranked } from '../parts/rank.ts'
import { useSteeringText } from '../steering-texts.ts'

const NAMES = new Map<ModuleId, string>(
  Object.entries({ ...MODULES, ...MORE_FLAGS, ...FLAGS }).map(([name, id]) => [id, name]),
)
const OF_SPECIFICATION = new Set<ModuleId>(Object.values(FLAGS))
/** The switches of the specification first. */
const IDS = [...MODULE_IDS].sort((a, b) => Number(OF_SPECIFICATION.has(b)) - Number(OF_SPECIFICATION.has(a)))

interface FlagsProps {
  flags: Readonly<Record<string, boolean>>
  onChange: (id: ModuleId, on: boolean) => void
}

/** All switches of the merchant, found by id, name or effect, with the number of those switched off. */
export function Flags({ flags, onChange }: FlagsProps) {
  const t = useSteeringText()
  const [typed, setTyped] = useState('')
  const fitting = IDS.filter((id) => matches(typed, id, NAMES.get(id) ?? '', t(`flag.${id}`)))
  const matchingFlags = ranked(typed, fitting, (id) => id)
  const off = IDS.filter((id) => !flags[id]).length

  return (
    <Group title={t('state.flags')} trailing={<span>{t('state.off', { count: off })}</span>}>
      <SearchField label={t('state.flagSearch')} value={typed} onChange={setTyped} />
      <Rows label={t('state.flags')}>
        {matchingFlags.map((id) => (
          <RowSwitch
            key={id}
            label={t(`flag.${id}`)}
            hint={
              <Code>
                {id} · {NAMES.get(id)}
              </Code>
            }
            on={flags[id] ?? false}
            onChange={(on) => onChange(id, on)}
          />
        ))}
      </Rows>
      {matchingFlags.length === 0 && <Empty>{t('nothingFound')}</Empty>}
    </Group>
  )
}
