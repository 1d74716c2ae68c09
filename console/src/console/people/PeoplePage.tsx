import { actors, getClock, makeLink } from '@understudy/contracts/control'
import type { Actor } from '@understudy/contracts/control/actors'
import { useRef } from 'react'
import { formatAmount } from '@/shared/format/money'
import { addressOf } from '@/shared/navigation/base'
import { Button } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { worldParams } from '../../actions.ts'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { matches, SearchField } from '../../parts/Fields.tsx'
import { ranked } from '../../parts/rank.ts'
import { SteeringError, steer, useSteering } from '../../steer.ts'
import { distance } from '../../times.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { hashOf, useAddressChoices, useGo } from '../console-address.ts'
import { consoleTexts, interpolate } from '../console-texts.ts'
import { useKeys, useRowArrows, useSearchKey } from '../keyboard.ts'
import { Table } from '../Table.tsx'
import { PersonTimeline } from './PersonTimeline.tsx'
import styles from './people.module.css'
import { peopleTexts as w } from './people-texts.ts'

const COLUMNS = [w.name, w.merchant, w.vip, w.balance, w.status, w.seen, w.actions]

/** All accounts of a world with what they own; each opens the app or its timeline. */
export function PeoplePage({ world, more: opened }: { world: string; more: string | undefined }) {
  const { get, set } = useAddressChoices()
  const go = useGo()
  const typed = get('q')
  const people = useSteering(actors, { params: worldParams() })
  const clock = useSteering(getClock, { params: worldParams() })
  const act = useControlMutation()
  const openAs = (name: string) =>
    act.run(async () => {
      // Opened before anything is awaited: browsers allow a new tab only within the click.
      const tab = window.open('', '_blank')
      if (!tab) throw new SteeringError(w.blocked)
      tab.opener = null
      const address = `/m/home?${new URLSearchParams({ world, as: name })}`
      const { link } = await steer(makeLink, { body: { address } }).catch((error) => {
        tab.close()
        throw error
      })
      tab.location.replace(addressOf(link))
    })
  const fitting = people.data?.filter(({ name, story, merchant, status }) =>
    matches(typed, name, story, merchant, status),
  )
  const matchingPeople = ranked(typed, fitting ?? [], ({ name }) => name)
  const box = useRef<HTMLDivElement>(null)
  useSearchKey()
  useRowArrows(box)
  const close = () => go({ page: 'people', world, choices: { q: typed } })
  useKeys((key) => {
    if (key !== 'Escape') return
    if (opened !== undefined) close()
    else if (typed) set({ q: '' })
  })
  return (
    <div className={classes(opened !== undefined && 'split')}>
      <div ref={box} className="list">
        <SearchField label={w.search} value={typed} onChange={(q) => set({ q })} />
        <ErrorMessage of={act.error ?? people.error} />
        {people.data && matchingPeople.length === 0 && (
          <div className="empty">
            <p>{w.none}</p>
            <Button look="secondary" onClick={() => set({ q: '' })}>
              {w.all}
            </Button>
          </div>
        )}
        <Table label={consoleTexts.pages.people} columns={COLUMNS}>
          {matchingPeople.map((person) => (
            <PersonRow
              key={`${person.merchant} ${person.name}`}
              world={world}
              person={person}
              isOpen={person.name === opened}
              href={hashOf({ page: 'people', world, more: person.name, choices: { q: typed } })}
              now={clock.data?.now}
              busy={act.busy}
              onOpen={openAs}
            />
          ))}
        </Table>
      </div>
      {opened !== undefined && <PersonTimeline key={opened} world={world} name={opened} onClose={close} />}
    </div>
  )
}

interface PersonRowProps {
  world: string
  person: Actor
  isOpen: boolean
  /** Address that opens the timeline. */
  href: string
  /** The world's time, epoch ms. */
  now: number | undefined
  busy: boolean
  onOpen: (name: string) => void
}

function PersonRow({ world, person, isOpen, href, now, busy, onOpen }: PersonRowProps) {
  const { name, story, merchant, vip, balance, currencySymbol, status, seenAt } = person
  return (
    <tr className={isOpen ? 'chosen' : undefined}>
      <th scope="row" className={styles.person}>
        <a data-row href={href} aria-label={interpolate(w.open, { name })}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </a>
        {story && <p className="note">{story}</p>}
      </th>
      <td>{merchant}</td>
      <td>{vip}</td>
      <td className="number">
        <bdi dir="ltr">{`${currencySymbol} ${formatAmount(balance)}`}</bdi>
      </td>
      <td className={status === 'active' ? undefined : 'bad'}>{status}</td>
      <td className="number">
        {seenAt !== null && now !== undefined && interpolate(w.ago, { distance: distance(now - seenAt).slice(1) })}
      </td>
      <td>
        <span className={styles.actions}>
          <Button
            look="secondary"
            busy={busy}
            aria-label={interpolate(w.openAs, { name })}
            onClick={() => onOpen(name)}
          >
            {consoleTexts.worlds.open}
          </Button>
          <a href={hashOf({ page: 'calls', world, choices: { q: `who:${name}` } })}>{w.calls}</a>
          <a href={hashOf({ page: 'tables', world, more: 'member', choices: { where: `username=${name}` } })}>
            {w.row}
          </a>
        </span>
      </td>
    </tr>
  )
}
