import { type ReactNode, useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import type { ControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

interface BackOfficeFormProps<Reply> {
  act: ControlMutation
  send: () => Promise<Reply>
  /** Message after success. */
  said: (reply: Reply) => string
  /** Label of the button. */
  button: string
  /** Called after success, for example to empty the form. */
  onSent?: () => void
  /** What the fields will look like, shown beside them where there is room. */
  preview?: ReactNode
  children: ReactNode
}

/** A form of the back office: its fields, submit button, error and success message. */
export function BackOfficeForm<Reply>({
  act,
  send,
  said,
  button,
  onSent,
  preview,
  children,
}: BackOfficeFormProps<Reply>) {
  const [done, setDone] = useState('')
  const form = (
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
      <Button type="submit" busy={act.busy}>
        {button}
      </Button>
      <p role="status" className={styles.note}>
        {done}
      </p>
    </form>
  )
  if (preview === undefined) return form
  return (
    <div className={styles.withPreview}>
      {form}
      {preview}
    </div>
  )
}
