import { actors } from '@understudy/contracts/control'
import type { Actor } from '@understudy/contracts/control/actors'
import { Check, UserPlus, UserRound, UserX } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '@/shared/session'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { logInAs, worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { matches, SearchField } from '../parts/Fields.tsx'
import { Empty } from '../parts/Lists.tsx'
import { ranked } from '../parts/rank.ts'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { Story, useStories } from '../stories/stories.tsx'
import { useControlMutation } from '../use-control-mutation.ts'
import { TeamForm } from './TeamForm.tsx'

const ICON = { size: 18, 'aria-hidden': true } as const

/** Logs in as a guest, a trial player or any account without a password. */
export function WhoSection() {
  const t = useSteeringText()
  const me = useSession()
  const [typed, setTyped] = useState('')
  const people = useSteering(actors, { params: worldParams() })
  const act = useControlMutation()
  const translate = useStories()
  const fitting =
    people.data?.filter(({ name, story, merchant }) =>
      matches(typed, name, story, translate('person', name, story) ?? '', merchant),
    ) ?? []
  const matching = ranked(typed, fitting, ({ name }) => name)
  const change = (name: string | undefined) => act.run(() => logInAs(name))

  return (
    <>
      <SearchField label={t('who.search')} value={typed} onChange={setTyped} />
      <ErrorMessage of={act.error ?? people.error} />
      <Rows label={t('section.who')}>
        {!typed && (
          <>
            <RowButton
              arrow={null}
              icon={<UserX {...ICON} />}
              label={t('who.guest')}
              hint={t('who.guestHint')}
              aria-pressed={!me}
              busy={act.busy}
              onClick={() => change(undefined)}
            />
            <RowButton
              arrow={null}
              icon={<UserPlus {...ICON} />}
              label={t('who.trial')}
              hint={t('who.trialHint')}
              busy={act.busy}
              onClick={() => change('trial')}
            />
          </>
        )}
        {matching.map((actor) => (
          <Person
            key={actor.name}
            actor={actor}
            chosen={actor.name === me?.userName}
            busy={act.busy}
            onClick={() => change(actor.name)}
          />
        ))}
      </Rows>
      {typed && people.data && matching.length === 0 && <Empty>{t('nothingFound')}</Empty>}
      {!typed && <TeamForm />}
    </>
  )
}

interface PersonProps {
  actor: Actor
  chosen: boolean
  busy: boolean
  onClick: () => void
}

const Person = ({ actor: { name, story, merchant }, chosen, ...rest }: PersonProps) => (
  <RowButton
    arrow={null}
    {...rest}
    aria-pressed={chosen}
    icon={chosen ? <Check {...ICON} /> : <UserRound {...ICON} />}
    label={<bdi>{name}</bdi>}
    hint={story && <Story kind="person" name={name} story={story} />}
    trailing={<bdi>{merchant}</bdi>}
  />
)
