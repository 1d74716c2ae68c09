import { createWorld, getWorld, resetWorld, scenarios } from '@understudy/contracts/control'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { RowButton, Rows, RowText } from '@/shared/ui/Rows'
import { enterWorld, preserveLogin, worldParams } from '../actions.ts'
import { addOwnWorld } from '../browser-memory.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { matches, SearchField } from '../parts/Fields.tsx'
import { Code, Empty, Group } from '../parts/Lists.tsx'
import { ranked } from '../parts/rank.ts'
import { invalidate, steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { Story, useStories } from '../stories/stories.tsx'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

type Scenario = ReplyOf<typeof scenarios>[number]

/** Scenarios; opening one creates a new world and keeps the current one. */
export function ScenariosSection() {
  const t = useSteeringText()
  const [typed, setTyped] = useState('')
  const [openScenario, setOpenScenario] = useState<string>()
  const stories = useSteering(scenarios)
  const world = useSteering(getWorld, { params: worldParams() })
  const act = useControlMutation()
  const translate = useStories()
  const fitting =
    stories.data?.filter(({ name, story, cast }) =>
      matches(
        typed,
        name,
        story,
        translate('scenario', name, story) ?? '',
        ...cast.map(
          (person) => `${person.name} ${person.story} ${translate('person', person.name, person.story) ?? ''}`,
        ),
      ),
    ) ?? []
  const matching = ranked(typed, fitting, ({ name }) => name)

  const open = ({ name: scenario, person }: Scenario) =>
    act.run(async () => {
      const { id, session } = await steer(createWorld, { body: { scenario, ...(person && { as: person }) } })
      addOwnWorld(id)
      enterWorld(id, undefined, session)
    })
  const reset = () =>
    act.run(async () => {
      await preserveLogin(() => steer(resetWorld, { params: worldParams() }))
      await invalidate(getWorld)
    })

  return (
    <>
      {world.data && (
        <Group title={t('scenarios.here')}>
          <Rows label={t('scenarios.here')}>
            <RowText
              label={<bdi>{world.data.scenario}</bdi>}
              hint={<Code>{world.data.id}</Code>}
              trailing={<bdi>{world.data.merchant}</bdi>}
            >
              <Button
                look="secondary"
                icon={<RotateCcw size={16} aria-hidden="true" />}
                busy={act.busy}
                onClick={reset}
              >
                {t('scenarios.reset')}
              </Button>
            </RowText>
          </Rows>
        </Group>
      )}
      <ErrorMessage of={act.error ?? stories.error} />
      <Group title={t('scenarios.open')}>
        <SearchField label={t('scenarios.search')} value={typed} onChange={setTyped} />
        <Rows label={t('scenarios.open')}>
          {matching.map((scenario) => (
            <RowButton
              key={scenario.name}
              arrow={null}
              label={<bdi>{scenario.name}</bdi>}
              hint={<Story kind="scenario" name={scenario.name} story={scenario.story} />}
              trailing={<bdi>{scenario.merchant}</bdi>}
              data-row=""
              aria-expanded={openScenario === scenario.name}
              onClick={() => setOpenScenario(openScenario === scenario.name ? undefined : scenario.name)}
              below={
                openScenario === scenario.name && (
                  <Preview scenario={scenario} busy={act.busy} onOpen={() => open(scenario)} />
                )
              }
            />
          ))}
        </Rows>
        {stories.data && matching.length === 0 && <Empty>{t('nothingFound')}</Empty>}
      </Group>
    </>
  )
}

function Preview({ scenario, busy, onOpen }: { scenario: Scenario; busy: boolean; onOpen: () => void }) {
  const t = useSteeringText()
  return (
    <div className={styles.call}>
      <Button busy={busy} onClick={onOpen}>
        {t('scenarios.openThis', { name: scenario.name })}
      </Button>
      <ul>
        {scenario.cast.map(({ name, story }) => (
          <li key={name}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <Story kind="person" name={name} story={story} />
          </li>
        ))}
      </ul>
    </div>
  )
}
