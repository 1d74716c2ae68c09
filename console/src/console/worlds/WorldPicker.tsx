import type { WorldDetails } from '@understudy/contracts/control/fields'
import { useState } from 'react'
import { matches, SearchField } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { consoleTexts } from '../console-texts.ts'
import { DropdownMenu } from '../DropdownMenu.tsx'

/** Worlds listed at once; the search finds the others. */
const MOST = 30

/** Texts of the picker. */
const w = {
  find: 'Name, id, scenario or merchant',
  none: 'No worlds match.',
} as const

interface WorldPickerProps {
  worlds: readonly WorldDetails[]
  /** The chosen world. */
  world: string | undefined
  hrefOf: (id: string) => string
}

/** The world that the pages are about, to be changed for another one by search. */
export function WorldPicker({ worlds, world, hrefOf }: WorldPickerProps) {
  const [typed, setTyped] = useState('')
  const chosen = worlds.find(({ id }) => id === world)
  const matching = worlds.filter(({ id, name, note, scenario, merchant }) =>
    matches(typed, id, name, note, scenario, merchant),
  )
  return (
    <DropdownMenu
      end
      label={
        <span className="chosen-world">
          <span className="visually-hidden">{consoleTexts.world}: </span>
          <bdi>{chosen ? [chosen.name, chosen.scenario].filter(Boolean).join(' · ') : consoleTexts.chooseWorld}</bdi>
        </span>
      }
    >
      <div className="worlds-menu">
        <SearchField label={w.find} value={typed} onChange={setTyped} />
        {matching.length === 0 && <p className="note">{w.none}</p>}
        {matching.slice(0, MOST).map(({ id, name, scenario, merchant }) => (
          <a key={id} href={hrefOf(id)} aria-current={id === world ? 'true' : undefined}>
            <strong>
              <bdi>{name || scenario}</bdi>
            </strong>
            <small>
              {name && `${scenario} · `}
              {merchant} · <Code>{id}</Code>
            </small>
          </a>
        ))}
      </div>
    </DropdownMenu>
  )
}
