import {
  actors,
  addFault,
  createWorld,
  decide,
  dueEvents,
  getFaults,
  getSettings,
  queues,
  scenarios,
} from '@understudy/contracts/control'
import { FLAGS, MODULE_IDS, MODULES, MORE_FLAGS } from '@understudy/contracts/flags'
import { changeClock, changeSettings, enterWorld, logInAs, worldParams } from '../../actions.ts'
import { matches } from '../../parts/Fields.tsx'
import { rank } from '../../parts/rank.ts'
import { usePlatformEndpoints } from '../../sections/use-endpoints.ts'
import { invalidate, steer, useSteering } from '../../steer.ts'
import { type SteeringText, useSteeringText } from '../../steering-texts.ts'
import { useStories } from '../../stories/stories.tsx'
import { SECTIONS, tabMemory } from '../../tab-memory.ts'

/** A command of the palette. */
export interface Command {
  /** Stable across reloads. */
  id: string
  /** Its object: an account, a switch, a scenario. */
  name: string
  /** The section of the drawer it belongs to. */
  where: string
  /** Further search terms. */
  words: string
  /** Describes the current state. */
  stateText?: string
  run: () => Promise<unknown>
}

const NAMES = new Map<string, string>(
  Object.entries({ ...MODULES, ...MORE_FLAGS, ...FLAGS }).map(([name, id]) => [id, name]),
)

/** All commands, in the language of the drawer. */
export function useCommands(): Command[] {
  const t = useSteeringText()
  const params = worldParams()
  const people = useSteering(actors, { params }).data ?? []
  const settings = useSteering(getSettings, { params }).data
  const stories = useSteering(scenarios).data ?? []
  const translate = useStories()
  const waiting = useSteering(queues, { params, query: {} }).data ?? []
  const midnight = useSteering(dueEvents, { params, query: { kind: 'midnight', limit: 1 } }).data?.[0]?.at
  const platform = usePlatformEndpoints()
  const on = (isFrozen: boolean) => (isFrozen ? t('command.on') : t('command.off'))

  return [
    ...sections(t),
    command('who guest', t('who.guest'), t('section.who'), 'guest logout', () => logInAs(undefined)),
    command('who trial', t('who.trial'), t('section.who'), 'trial', () => logInAs('trial')),
    ...people.map(({ name, story }) =>
      command(`who ${name}`, name, t('section.who'), `${story} ${translate('person', name, story) ?? ''} login`, () =>
        logInAs(name),
      ),
    ),
    ...(midnight === undefined
      ? []
      : [
          command('clock midnight', t('clock.midnight'), t('section.clock'), 'midnight', () =>
            changeClock({ set: midnight }),
          ),
        ]),
    command('clock minute', t('clock.minute'), t('section.clock'), 'minute', () => changeClock({ advanceMs: 60_000 })),
    command('clock hour', t('clock.hour'), t('section.clock'), 'hour', () => changeClock({ advanceMs: 3_600_000 })),
    command('clock freeze', t('clock.freeze'), t('section.clock'), 'freeze stop', () =>
      changeClock({ state: 'frozen' }),
    ),
    command('clock run', t('clock.run'), t('section.clock'), 'run', () => changeClock({ state: 'running' })),
    ...(settings
      ? [
          {
            ...command('state maintenance', t('state.maintenance'), t('section.state'), 'maintenance', () =>
              changeSettings({ status: { maintenance: !settings.status.maintenance } }),
            ),
            stateText: on(settings.status.maintenance),
          },
          {
            ...command('state region', t('state.region'), t('section.state'), 'region', () =>
              changeSettings({ status: { regionRestriction: !settings.status.regionRestriction } }),
            ),
            stateText: on(settings.status.regionRestriction),
          },
          ...settings.merchants
            .filter((merchant) => merchant !== settings.merchant)
            .map((merchant) =>
              command(`merchant ${merchant}`, merchant, t('state.merchant'), 'merchant brand', () =>
                changeSettings({ merchant }),
              ),
            ),
          ...MODULE_IDS.map((id) => ({
            ...command(`flag ${id}`, id, t('state.flags'), `${NAMES.get(id) ?? ''} ${t(`flag.${id}`)} flag`, () =>
              changeSettings({ flags: { [id]: !settings.flags[id] } }),
            ),
            stateText: on(settings.flags[id] ?? false),
          })),
        ]
      : []),
    ...stories.map(({ name, story }) =>
      command(
        `scenario ${name}`,
        name,
        t('scenarios.open'),
        `${story} ${translate('scenario', name, story) ?? ''}`,
        async () => enterWorld((await steer(createWorld, { body: { scenario: name } })).id),
      ),
    ),
    ...waiting.flatMap(({ name: queue, items, reasons }) =>
      items.flatMap(({ id, account, actions }) =>
        actions.map((action) =>
          command(
            `queue ${queue} ${id} ${action}`,
            `${queue} ${action}`,
            t('section.queues'),
            `${account} ${id} ${action}ed`,
            async () => {
              const body = { action, remark: '', reason: reasons[action]?.[0] }
              await steer(decide, { params: { ...worldParams(), queue, item: id }, body })
              await invalidate(queues, dueEvents)
            },
          ),
        ),
      ),
    ),
    ...platform.flatMap(({ name, errors }) =>
      errors.map((code) =>
        command(`fault ${name} ${code}`, `${name} ${code}`, t('faults.next'), 'fault error fails', async () => {
          await steer(addFault, { params: worldParams(), body: { endpoint: name, kind: 'error', code, times: 1 } })
          await invalidate(getFaults)
        }),
      ),
    ),
  ]
}

const command = (id: string, name: string, where: string, words: string, run: Command['run']): Command => ({
  id,
  name,
  where,
  words,
  run,
})

const sections = (t: SteeringText) =>
  SECTIONS.map((section) =>
    command(`go ${section}`, t(`section.${section}`), t('command.go'), section, async () => tabMemory.set({ section })),
  )

/** Commands shown at most. */
const SHOWN = 30

/** Commands that match what was typed, the exact name first; for an empty field the recent ones, then the sections. */
export function findCommands(all: readonly Command[], typed: string, recent: readonly string[]): Command[] {
  const lately = ({ id }: Command) => {
    const index = recent.indexOf(id)
    return index < 0 ? recent.length : index
  }
  const fitting =
    typed.trim() === ''
      ? all.filter((one) => recent.includes(one.id) || one.id.startsWith('go '))
      : all.filter(({ name, where, words }) => matches(typed.trim(), name, where, words))
  return fitting
    .map((one) => ({ one, rank: typed.trim() === '' ? 0 : rank(typed, one.name), lately: lately(one) }))
    .sort((a, b) => a.rank - b.rank || a.lately - b.lately)
    .slice(0, SHOWN)
    .map(({ one }) => one)
}
