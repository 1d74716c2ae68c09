import { actors, makeTeam } from '@understudy/contracts/control'
import { isAgent } from '@understudy/contracts/member-type'
import { useState } from 'react'
import { worldParams } from '../actions.ts'
import { TextField } from '../parts/Fields.tsx'
import { steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { BackOfficeForm } from './BackOfficeForm.tsx'
import styles from './sections.module.css'

/** Creates a downline of any size below an agent; collapsed at first. */
export function TeamForm() {
  const t = useSteeringText()
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('who.team')}</summary>
      {open && (
        <>
          <p className={styles.hint}>{t('who.teamHint')}</p>
          <Form />
        </>
      )}
    </details>
  )
}

function Form() {
  const t = useSteeringText()
  const act = useControlMutation()
  const people = useSteering(actors, { params: worldParams() })
  const agents = people.data?.filter(({ type }) => isAgent(type)).map(({ name }) => name) ?? []
  const [named, name] = useState<string>()
  const [size, setSize] = useState('50')
  const [depth, setDepth] = useState('3')
  const under = named ?? agents[0] ?? ''
  return (
    <BackOfficeForm
      act={act}
      send={() => steer(makeTeam, { params: worldParams(), body: { under, size: Number(size), depth: Number(depth) } })}
      said={({ teamCount, accounts }) =>
        t('who.made', { name: under, count: String(teamCount), first: accounts.join(', ') })
      }
      button={t('who.make')}
    >
      <TextField
        label={t('who.under')}
        value={under}
        onChange={name}
        proposals={agents}
        maxLength={40}
        error={act.fieldError('under')}
        required
      />
      <TextField
        label={t('who.size')}
        value={size}
        onChange={setSize}
        inputMode="numeric"
        error={act.fieldError('size')}
        required
      />
      <TextField
        label={t('who.depth')}
        value={depth}
        onChange={setDepth}
        inputMode="numeric"
        error={act.fieldError('depth')}
        required
      />
    </BackOfficeForm>
  )
}
