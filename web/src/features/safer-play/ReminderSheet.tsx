import { REMINDER_MINUTES, setReminder } from '@understudy/contracts/safer-play'
import { call, errorText } from '@/shared/api'
import { text, useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { RowChoice, Rows } from '@/shared/ui/Rows'
import { toast } from '@/shared/ui/toast'
import { keepState } from './safer-play.queries.ts'
import { reminderText, useMoment } from './say.ts'

type Minutes = (typeof REMINDER_MINUTES)[number]

/** How often the session is recalled; more often at once, less often after a day. */
export function ReminderSheet({ minutes, onClose }: { minutes: Minutes; onClose: () => void }) {
  const t = useText()
  const moment = useMoment()
  const choose = async (wished: Minutes) => {
    onClose()
    const saving = toast.loading(text('shared:state.wait'))
    try {
      const state = await call(setReminder, { body: { minutes: wished } })
      keepState(state)
      const { pending } = state.reminder
      saving.success(
        pending ? text('safer-play:later', { time: moment(pending.from) }) : text('shared:state.saved'),
        pending ? 3_000 : undefined,
      )
    } catch (error) {
      saving.error(errorText(error))
    }
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
