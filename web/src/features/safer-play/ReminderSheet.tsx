import { REMINDER_MINUTES, saferPlay, setReminder } from '@understudy/contracts/safer-play'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { text, useText } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { RowChoice, Rows } from '@/shared/ui/Rows'
import { reminderText } from './limit-text.ts'

type Minutes = (typeof REMINDER_MINUTES)[number]

/** Sheet of the session reminder's interval: shortening takes effect immediately, lengthening after a day. */
export function ReminderSheet({ minutes, onClose }: { minutes: Minutes; onClose: () => void }) {
  const t = useText()
  const { local } = useDates()
  const save = useAction(setReminder, {
    answers: saferPlay,
    inToast: true,
    success: ({ reminder: { pending } }) =>
      pending
        ? [text('safer-play:later', { time: local(pending.from, 'moment') }), TOAST.short]
        : text('shared:state.saved'),
  })
  const choose = (wished: Minutes) => {
    onClose()
    void save.run({ body: { minutes: wished } })
  }
  return (
    <Overlay open onClose={onClose} from="below" title={t('safer-play:reminder.title')}>
      <div className={page.sheet}>
        <p className={page.intro}>{t('safer-play:reminder.intro')}</p>
        <Rows>
          {REMINDER_MINUTES.map((one) => (
            <RowChoice key={one} label={reminderText(one)} chosen={one === minutes} onChoose={() => choose(one)} />
          ))}
        </Rows>
      </div>
    </Overlay>
  )
}
