import { actors, makeTeam } from '@understudy/contracts/control'
import { isAgent } from '@understudy/contracts/member-type'
import { useState } from 'react'
import { worldParams } from '../actions.ts'
import { steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { FieldsForm } from './FieldsForm.tsx'
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
  const people = useSteering(actors, { params: worldParams() })
  const agents = people.data?.filter(({ type }) => isAgent(type)).map(({ name }) => name) ?? []
  const number = { inputMode: 'numeric', required: true } as const
  return (
    <FieldsForm
      fields={[
        {
          name: 'under',
          label: t('who.under'),
          initial: agents[0],
          proposals: agents,
          maxLength: 40,
          required: true,
        },
        { name: 'size', label: t('who.size'), initial: '50', ...number },
        { name: 'depth', label: t('who.depth'), initial: '3', ...number },
      ]}
      send={({ under, size, depth }) =>
        steer(makeTeam, { params: worldParams(), body: { under, size: Number(size), depth: Number(depth) } })
      }
      said={({ teamCount, accounts }, { under }) =>
        t('who.made', { name: under, count: String(teamCount), first: accounts.join(', ') })
      }
      button={t('who.make')}
    />
  )
}
