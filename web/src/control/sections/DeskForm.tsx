import { type ReactNode, useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useSteeringText } from '../texts.ts'
import type { Act } from '../use-act.ts'
import styles from './sections.module.css'

interface DeskFormProps {
  act: Act
  /** Gives the number of what was written. */
  send: () => Promise<{ id: number }>
  /** What was sent may be written anew; what was refused stays as it is. */
  onSent: () => void
  children: ReactNode
}

/** The frame of everything that is written at the desk: its fields, what was refused, and what has become of it. */
export function DeskForm({ act, send, onSent, children }: DeskFormProps) {
  const t = useSteeringText()
  const [done, setDone] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (act.busy) return
        setDone('')
        void act.run(async () => {
          const { id } = await send()
          setDone(t('write.done', { id: String(id) }))
          onSent()
        })
      }}
    >
      {children}
      <Trouble of={act.trouble} />
      <Button type="submit" main disabled={act.busy}>
        {t('write.send')}
      </Button>
      <p role="status" className={styles.note}>
        {done}
      </p>
    </form>
  )
}
