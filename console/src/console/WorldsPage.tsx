import {
  createWorld,
  deleteWorld,
  forkWorld,
  health,
  listWorlds,
  resetWorld,
  scenarios,
} from '@understudy/contracts/control'
import type { AsideWorld, WorldDetails } from '@understudy/contracts/control/fields'
import { useRef, useState } from 'react'
import { addressOf } from '@/shared/navigation/base'
import { Button } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazy-part'
import { addOwnWorld, isOwnWorld } from '../browser-memory.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { matches, SearchField, SelectBox } from '../parts/Fields.tsx'
import { Code } from '../parts/Lists.tsx'
import { ranked } from '../parts/rank.ts'
import { invalidate, steer, useSteering } from '../steer.ts'
import { distance, useMoment } from '../times.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { hashOf, useAddressChoices } from './console-address.ts'
import { consoleTexts, interpolate } from './console-texts.ts'
import { DropdownMenu } from './DropdownMenu.tsx'
import { useKeys, useRowArrows, useSearchKey } from './keyboard.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { Table } from './Table.tsx'
import { worldName } from './worlds/world-name.ts'

const DescribeWorld = lazyPart(async () => ({ default: (await import('./worlds/DescribeWorld.tsx')).DescribeWorld }), {
  missing: NotLoaded,
})

const w = consoleTexts.worlds
const COLUMNS = [w.id, w.merchant, w.time, w.age, w.used, w.actors, w.size, w.calls, w.actions]

/** A world counts as idle after this time without a call or command, in ms. */
const IDLE = 10 * 60_000
/** Texts of this page only, so they are loaded with it. */
const find = {
  label: 'Find by name, id, scenario, person, merchant or room',
  mine: 'Made here',
  idle: 'Idle for 10 minutes',
  none: 'No worlds match.',
  all: 'Show all worlds',
  differs: 'What differs',
  name: 'Name and note',
  more: 'More',
  remove: ['Delete this world', 'Delete {count} worlds'],
  sure: ['Really delete this world?', 'Really delete {count} worlds?'],
} as const
const aside = {
  title: 'Set aside, as they cannot be opened',
  damaged: 'The file is damaged:',
  newer: 'A newer build wrote it, and opens it:',
  other: 'Another build wrote it, whose tables this one cannot migrate:',
  remove: 'Delete {id}, which cannot be opened',
} as const

/** All worlds of the server, the one used last first. */
export function WorldsPage() {
  const worlds = useSteering(listWorlds)
  const act = useControlMutation()
  const [scenario, setScenario] = useState('everyday')
  const stories = useSteering(scenarios)
  const server = useSteering(health)
  const changing = (work: () => Promise<unknown>) =>
    act.run(() => work().then(() => Promise.all([invalidate(listWorlds), invalidate(health)])))
  const choices = useAddressChoices()
  const typed = choices.get('q')
  const [idle, mine] = [choices.get('idle') === '1', choices.get('mine') === '1']
  const making = (work: () => Promise<{ id: string }>) => changing(async () => addOwnWorld((await work()).id))
  const sorted = [...(worlds.data ?? [])].sort((a, b) => b.usedAt - a.usedAt)
  const fitting = sorted.filter(
    ({ id, name, note, scenario, person, merchant, room, usedAt }) =>
      matches(typed, id, name, note, scenario, person ?? '', merchant, room ?? '') &&
      (!idle || worlds.dataUpdatedAt - usedAt > IDLE) &&
      (!mine || isOwnWorld(id)),
  )
  const box = useRef<HTMLDivElement>(null)
  const visibleWorlds = ranked(typed, fitting, ({ id }) => id)
  useRowArrows(box)
  useKeys((key) => {
    if (key === 'Escape' && typed) choices.set({ q: '' })
  })
  useSearchKey()
  return (
    <>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault()
          making(() => steer(createWorld, { body: { scenario } }))
        }}
      >
        <SelectBox
          label={w.make}
          value={scenario}
          options={(stories.data ?? []).map(({ name, story }) => ({ value: name, label: `${name}: ${story}` }))}
          onChange={setScenario}
        />
        <Button type="submit" busy={act.busy}>
          {w.makeIt}
        </Button>
      </form>
      <ErrorMessage of={act.error ?? worlds.error} />
      <div className="line">
        <SearchField label={find.label} value={typed} onChange={(q) => choices.set({ q })} />
        <Button look="secondary" aria-pressed={idle} onClick={() => choices.set({ idle: idle ? '' : '1' })}>
          {find.idle}
        </Button>
        <Button look="secondary" aria-pressed={mine} onClick={() => choices.set({ mine: mine ? '' : '1' })}>
          {find.mine}
        </Button>
        {(typed || idle || mine) && <DeleteAll worlds={visibleWorlds} busy={act.busy} changing={changing} />}
      </div>
      {worlds.data && visibleWorlds.length === 0 && (
        <div className="empty">
          <p>{find.none}</p>
          <Button look="secondary" onClick={() => choices.set({ q: '', idle: '', mine: '' })}>
            {find.all}
          </Button>
        </div>
      )}
      <div ref={box} className="worlds">
        <Table label={consoleTexts.pages.worlds} columns={COLUMNS}>
          {visibleWorlds.map((world) => (
            <WorldRow
              key={world.id}
              world={world}
              askedAt={worlds.dataUpdatedAt}
              changing={changing}
              making={making}
              busy={act.busy}
            />
          ))}
        </Table>
      </div>
      <AsideWorlds worlds={server.data?.aside ?? []} busy={act.busy} changing={changing} />
    </>
  )
}

/** The worlds that could not be opened, each with its file. */
function AsideWorlds({ worlds, busy, changing }: AsideWorldsProps) {
  if (worlds.length === 0) return null
  return (
    <section className="aside" aria-label={aside.title}>
      <h2>{aside.title}</h2>
      <ul>
        {worlds.map(({ id, file, why }) => (
          <li key={file} className="line">
            <p>
              <Code>{id}</Code> {aside[why]} <Code>{`worlds/${file}`}</Code>
            </p>
            <Button
              look="secondary"
              busy={busy}
              aria-label={interpolate(aside.remove, { id })}
              onClick={() => changing(() => steer(deleteWorld, { params: { id } }))}
            >
              {w.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AsideWorldsProps = Pick<WorldRowProps, 'busy' | 'changing'> & { worlds: readonly AsideWorld[] }

/** The default world and worlds with a room are kept when all worlds are ended at once. */
const isEndedInBulk = ({ id, room }: WorldDetails) => id !== 'default' && room === null

type DeleteAllProps = Omit<WorldRowProps, 'world' | 'askedAt' | 'making'> & { worlds: readonly WorldDetails[] }

/** Ends the worlds the filter shows, after a confirmation. */
function DeleteAll({ worlds, busy, changing }: DeleteAllProps) {
  const [sure, setSure] = useState(false)
  const endable = worlds.filter(isEndedInBulk)
  const end = async () => {
    setSure(false)
    await changing(async () => {
      for (const { id } of endable) await steer(deleteWorld, { params: { id } })
    })
  }
  if (endable.length === 0) return null
  const [one, several] = sure ? find.sure : find.remove
  return (
    <Button look="secondary" busy={busy} onBlur={() => setSure(false)} onClick={() => (sure ? end() : setSure(true))}>
      {endable.length === 1 ? one : interpolate(several, { count: endable.length })}
    </Button>
  )
}

interface WorldRowProps {
  world: WorldDetails
  /** When the list was fetched, epoch ms. */
  askedAt: number
  busy: boolean
  changing: (work: () => Promise<unknown>) => Promise<boolean>
  /** Runs an action that creates a world. */
  making: (work: () => Promise<{ id: string }>) => Promise<boolean>
}

function WorldRow({ world, askedAt, busy, changing, making }: WorldRowProps) {
  const moment = useMoment()
  const [sure, setSure] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const params = { id: world.id }
  const since = (at: number) => `${distance(askedAt - at).slice(1)} ${w.ago}`
  const marks = [world.name && world.scenario, world.durable && w.durable, world.room && `${w.room} ${world.room}`]
    .filter(Boolean)
    .join(', ')
  return (
    <tr>
      <th scope="row">
        <strong>{worldName(world)}</strong> <Code>{world.id}</Code> {marks && <small>{marks}</small>}
        {world.note && <p className="note">{world.note}</p>}
      </th>
      <td>{world.merchant}</td>
      <td>
        {moment(world.now)} {world.clock === 'frozen' && <small>{w.frozen}</small>}
      </td>
      <td data-label={w.age}>{since(world.madeAt)}</td>
      <td data-label={w.used}>{since(world.usedAt)}</td>
      <td className="number" data-label={w.actors}>
        {world.actors}
      </td>
      <td className="number">{(world.bytes / 1024).toFixed(0)} KB</td>
      <td className="number" data-label={w.calls}>
        {world.calls}
      </td>
      <td>
        <span className="actions">
          <a href={addressOf(`/m/home?world=${encodeURIComponent(world.id)}`)} target="_blank" rel="noopener">
            {w.open}
          </a>
          <a data-row href={hashOf({ page: 'overview', world: world.id })}>
            {w.inspect}
          </a>
          <DropdownMenu label={find.more} end>
            <div>
              <a href={hashOf({ page: 'worlds', world: world.id, more: 'diff' })}>{find.differs}</a>
              <Button look="secondary" onClick={() => setNaming(true)}>
                {find.name}
              </Button>
              <Button look="secondary" busy={busy} onClick={() => changing(() => steer(resetWorld, { params }))}>
                {w.reset}
              </Button>
              <Button look="secondary" busy={busy} onClick={() => making(() => steer(forkWorld, { params }))}>
                {w.fork}
              </Button>
              <Button
                look="secondary"
                data-stay
                busy={busy}
                onBlur={() => setSure(false)}
                onClick={() => (sure ? changing(() => steer(deleteWorld, { params })) : setSure(true))}
              >
                {sure ? w.sure : w.remove}
              </Button>
            </div>
          </DropdownMenu>
          {isNaming && <DescribeWorld world={world} onClose={() => setNaming(false)} />}
        </span>
      </td>
    </tr>
  )
}
