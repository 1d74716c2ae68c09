import type { WorldDetails } from '@understudy/contracts/control/fields'
import { SelectBox } from '../../parts/Fields.tsx'
import { interpolate } from '../console-texts.ts'
import { worldName } from '../worlds/world-name.ts'
import { phoneTexts } from './phone-texts.ts'

/** The existing worlds, and how to create another. */
export interface WorldChoice {
  worlds: readonly WorldDetails[]
  /** Creates a world and returns its id. */
  makeWorld: () => Promise<string>
}

interface WorldPickProps extends WorldChoice {
  /** Name of the pane. */
  name: string
  world: string
  onChange: (find: () => Promise<string>) => void
}

const NEW = '+'

/** Selects the world of a pane; a world that no longer exists stays in the list. */
export function WorldPick({ name, world, worlds, makeWorld, onChange }: WorldPickProps) {
  const listed = worlds.map((one) => ({ value: one.id, label: worldName(one) }))
  const missingOptions = listed.some(({ value }) => value === world) ? [] : [{ value: world, label: world }]
  return (
    <SelectBox
      label={interpolate(phoneTexts.world, { name })}
      value={world}
      options={[...missingOptions, ...listed, { value: NEW, label: phoneTexts.newWorld }]}
      onChange={(id) => onChange(id === NEW ? makeWorld : async () => id)}
    />
  )
}
