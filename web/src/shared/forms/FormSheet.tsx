import type { ReactNode } from 'react'
import { text } from '@/shared/i18n'
import { ask } from '@/shared/ui/ask'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Form, type FormHandle } from './Form.tsx'

interface FormSheetProps {
  title: string
  intro?: ReactNode
  form: FormHandle
  /** Label of the submit button. */
  submit: string
  onClose: () => void
  failure?: (failure: unknown) => ReactNode
  children: ReactNode
  /** Content below the form. */
  below?: ReactNode
}

/** A form in a sheet over the page; asks before it discards what was typed. */
export function FormSheet({ title, intro, form, submit, onClose, failure, children, below }: FormSheetProps) {
  const close = async () => {
    if (form.busy) return
    if (form.isDirty) {
      const sure = await ask({
        title: text('forms:discard.title'),
        text: text('forms:discard.text'),
        confirm: text('forms:discard.confirm'),
        danger: true,
        cancel: text('forms:discard.cancel'),
      })
      if (!sure) return
    }
    onClose()
  }
  return (
    <Overlay open onClose={() => void close()} from="below" title={title}>
      <div className={page.sheet}>
        {typeof intro === 'string' ? <p className={page.intro}>{intro}</p> : intro}
        <Form form={form} label={title} submit={submit} failure={failure}>
          {children}
        </Form>
        {below}
      </div>
    </Overlay>
  )
}
