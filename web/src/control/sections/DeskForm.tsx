import { type ReactNode, useState } from 'react'
import { Button } from '../parts/Buttons.tsx'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import type { ControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

interface DeskFormProps<Reply> {
  act: ControlMutation
  send: () => Promise<Reply>
  /** What has become of it. */
  said: (reply: Reply) => string
  /** What the button says. */
  button: string
  /** Called once it was sent, as to empty the form; what was refused stays as it is. */
  onSent?: () => void
  children: ReactNode
}

/** The frame of everything that is given or written at the desk: its fields, what was refused, and what has become of it. */
export function DeskForm<Reply>({ act, send, said, button, onSent, children }: DeskFormProps<Reply>) {
  const [done, setDone] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (act.busy) return
        setDone('')
        void act.run(async () => {
          setDone(said(await send()))
          onSent?.()
        })
      }}
    >
      {children}
      <ErrorMessage of={act.error} />
      <Button type="submit" main busy={act.busy}>
        {button}
      </Button>
      <p role="status" className={styles.note}>
        {done}
      </p>
    </form>
  )
}
