import type { WorldDetails } from '@understudy/contracts/control/fields'
import { useState } from 'react'
import { matches, SearchField } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { consoleTexts } from '../console-texts.ts'
import { DropdownMenu } from '../DropdownMenu.tsx'
import { worldName } from './world-name.ts'

/** Worlds listed at once; the search finds the others. */
const MOST = 30

/** Texts of the picker. */
const w = {
  find: 'Name, id, scenario, person or merchant',
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
  const matching = worlds
    .filter((one) => matches(typed, one.id, worldName(one), one.note, one.scenario, one.merchant))
    .toSorted((one, other) => other.usedAt - one.usedAt)
  return (
    <DropdownMenu
      end
      label={
        <span className="chosen-world">
          <span className="visually-hidden">{consoleTexts.world}: </span>
          <bdi>{chosen ? worldName(chosen) : consoleTexts.chooseWorld}</bdi>
        </span>
      }
    >
      <div className="worlds-menu">
        <SearchField label={w.find} value={typed} onChange={setTyped} />
        {matching.length === 0 && <p className="note">{w.none}</p>}
        {matching.slice(0, MOST).map((one) => (
          <a key={one.id} href={hrefOf(one.id)} aria-current={one.id === world ? 'true' : undefined}>
            <strong>
              <bdi>{worldName(one)}</bdi>
            </strong>
            <small>
              {one.name && `${one.scenario} · `}
              {one.merchant} · <Code>{one.id}</Code>
            </small>
          </a>
        ))}
      </div>
    </DropdownMenu>
  )
}
