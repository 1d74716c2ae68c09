import type { WorldDetails } from '@understudy/contracts/control-fields'
import { useState } from 'react'
import { createWorld, deleteWorld, resetWorld, scenarios } from '../endpoints.ts'
import { Button } from '../parts/Button.tsx'
import { matches, Pick, Search } from '../parts/Field.tsx'
import { Code } from '../parts/Rows.tsx'
import { ranked } from '../parts/rank.ts'
import { Trouble } from '../parts/Trouble.tsx'
import { askAgain, steer, useSteering } from '../steer.ts'
import { distance, useMoment } from '../times.ts'
import { useAct } from '../use-act.ts'
import { hashOf, useChoices } from './address.ts'
import { forkWorld, listWorlds } from './endpoints.ts'
import { Table } from './Table.tsx'
import { fill, words } from './words.ts'

const w = words.worlds
const COLUMNS = [w.id, w.scenario, w.merchant, w.time, w.age, w.used, w.actors, w.size, w.calls, w.actions]

/** Not called or steered for so long, in ms. */
const IDLE = 10 * 60_000
/** Said on this page alone, so that it comes with the page. */
const find = {
  label: 'Find by id, scenario, merchant or room',
  idle: 'Idle for 10 minutes',
  none: 'No world is like that.',
  remove: 'Delete these {count}',
  sure: 'Really delete {count} worlds?',
}

/** All worlds of the server, the one used last first. */
export function WorldsPage() {
  const worlds = useSteering(listWorlds)
  const act = useAct()
  const [scenario, setScenario] = useState('everyday')
  const stories = useSteering(scenarios)
  const changing = (work: () => Promise<unknown>) => act.run(() => work().then(() => askAgain(listWorlds)))
  const choices = useChoices()
  const [typed, idle] = [choices.get('q'), choices.get('idle') === '1']
  const sorted = [...(worlds.data ?? [])].sort((a, b) => b.usedAt - a.usedAt)
  const fitting = sorted.filter(
    ({ id, scenario, merchant, room, usedAt }) =>
      matches(typed, id, scenario, merchant, room ?? '') && (!idle || Date.now() - usedAt > IDLE),
  )
  const shown = ranked(typed, fitting, ({ id }) => id)
  return (
    <>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault()
          changing(() => steer(createWorld, { body: { scenario } }))
        }}
      >
        <Pick
          label={w.make}
          value={scenario}
          options={(stories.data ?? []).map(({ name, story }) => ({ value: name, label: `${name}: ${story}` }))}
          onChange={setScenario}
        />
        <Button type="submit" main disabled={act.busy}>
          {w.makeIt}
        </Button>
      </form>
      <Trouble of={act.trouble ?? worlds.error} />
      <div className="line">
        <Search label={find.label} value={typed} onChange={(q) => choices.set({ q })} />
        <Button aria-pressed={idle} onClick={() => choices.set({ idle: idle ? '' : '1' })}>
          {find.idle}
        </Button>
        {(typed || idle) && <DeleteAll worlds={shown} busy={act.busy} changing={changing} />}
      </div>
      {worlds.data && shown.length === 0 && <p className="note">{find.none}</p>}
      <Table label={words.pages.worlds} columns={COLUMNS}>
        {shown.map((world) => (
          <WorldRow key={world.id} world={world} busy={act.busy} changing={changing} />
        ))}
      </Table>
    </>
  )
}

/** The one every visitor is in without naming it stays, and so does one with a room. */
const mayGo = ({ id, room }: WorldDetails) => id !== 'default' && room === null

/** Ends whatever the filter shows, after a second thought. */
function DeleteAll({ worlds, busy, changing }: Omit<WorldRowProps, 'world'> & { worlds: readonly WorldDetails[] }) {
  const [sure, setSure] = useState(false)
  const going = worlds.filter(mayGo)
  const end = async () => {
    setSure(false)
    await changing(async () => {
      for (const { id } of going) await steer(deleteWorld, { params: { id } })
    })
  }
  if (going.length === 0) return null
  return (
    <Button disabled={busy} onBlur={() => setSure(false)} onClick={() => (sure ? end() : setSure(true))}>
      {fill(sure ? find.sure : find.remove, { count: going.length })}
    </Button>
  )
}

interface WorldRowProps {
  world: WorldDetails
  busy: boolean
  changing: (work: () => Promise<unknown>) => Promise<boolean>
}

function WorldRow({ world, busy, changing }: WorldRowProps) {
  const moment = useMoment()
  const [sure, setSure] = useState(false)
  const params = { id: world.id }
  const since = (at: number) => `${distance(Date.now() - at).slice(1)} ${w.ago}`
  const marks = [world.durable && w.durable, world.room && `${w.room} ${world.room}`].filter(Boolean).join(', ')
  return (
    <tr>
      <th scope="row">
        <Code>{world.id}</Code> {marks && <small>{marks}</small>}
      </th>
      <td>{world.scenario}</td>
      <td>{world.merchant}</td>
      <td>
        {moment(world.now)} {world.clock === 'frozen' && <small>{w.frozen}</small>}
      </td>
      <td>{since(world.madeAt)}</td>
      <td>{since(world.usedAt)}</td>
      <td className="number">{world.actors}</td>
      <td className="number">{(world.bytes / 1024).toFixed(0)} KB</td>
      <td className="number">{world.calls}</td>
      <td>
        <span className="actions">
          <a href={`/m/home?world=${encodeURIComponent(world.id)}`} target="_blank" rel="noopener">
            {w.open}
          </a>
          <a href={hashOf({ page: 'calls', world: world.id })}>{w.inspect}</a>
          <Button disabled={busy} onClick={() => changing(() => steer(resetWorld, { params }))}>
            {w.reset}
          </Button>
          <Button disabled={busy} onClick={() => changing(() => steer(forkWorld, { params }))}>
            {w.fork}
          </Button>
          <Button
            disabled={busy}
            onBlur={() => setSure(false)}
            onClick={() => (sure ? changing(() => steer(deleteWorld, { params })) : setSure(true))}
          >
            {sure ? w.sure : w.remove}
          </Button>
        </span>
      </td>
    </tr>
  )
}
