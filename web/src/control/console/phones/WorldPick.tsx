import type { WorldDetails } from '@understudy/contracts/control-fields'
import { SelectBox } from '../../parts/Fields.tsx'
import { interpolate } from '../console-texts.ts'
import { phoneTexts } from './phone-texts.ts'

/** The worlds there are, and how to have one more. */
export interface WorldChoice {
  worlds: readonly WorldDetails[]
  /** Makes a world and gives its id. */
  makeWorld: () => Promise<string>
}

interface WorldPickProps extends WorldChoice {
  /** Of the pane. */
  name: string
  world: string
  onChange: (find: () => Promise<string>) => void
}

const NEW = '+'

/** Which world a pane shows; one that is gone is still said. */
export function WorldPick({ name, world, worlds, makeWorld, onChange }: WorldPickProps) {
  const listed = worlds.map(({ id, name: called }) => ({ value: id, label: called || id }))
  const gone = listed.some(({ value }) => value === world) ? [] : [{ value: world, label: world }]
  return (
    <SelectBox
      label={interpolate(phoneTexts.world, { name })}
      value={world}
      options={[...gone, ...listed, { value: NEW, label: phoneTexts.newWorld }]}
      onChange={(id) => onChange(id === NEW ? makeWorld : async () => id)}
    />
  )
}
