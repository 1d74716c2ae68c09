import { DAY } from '@understudy/contracts/durations'
import { RECORD_DAYS } from '@understudy/contracts/record-kit'
import * as z from 'zod/mini'
import { now } from '@/shared/clock'
import { calendar } from '@/shared/clock/calendar'
import { DateField, Form, rule, useForm } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { type Days, isDay, lengthOf } from './period.ts'

interface RangeSheetProps {
  /** The current range. */
  days: Days | undefined
  onChoose: (days: Days) => void
  onClose: () => void
}

/** Years before this one to choose from. */
const YEARS_BACK = 2

const day = () => z.string().check(rule(isDay, 'record:period.needed', { last: true }))

/** Sheet to choose the first and last day of a record, at most 31 days. */
export function RangeSheet({ days, onChoose, onClose }: RangeSheetProps) {
  const t = useText()
  const { dayOf } = calendar()
  const today = dayOf(now())
  const { field, form } = useForm({
    initial: { startDate: days?.startDate ?? dayOf(now() - 6 * DAY), endDate: days?.endDate ?? today },
    schema: ({ startDate }) =>
      z.object({
        startDate: day(),
        endDate: day().check(
          rule((endDate) => !isDay(startDate) || lengthOf({ startDate, endDate }) >= 1, 'record:period.order'),
          rule(
            (endDate) => !isDay(startDate) || lengthOf({ startDate, endDate }) <= RECORD_DAYS,
            'record:period.tooLong',
            { values: { days: RECORD_DAYS } },
          ),
        ),
      }),
    submit: async (chosen) => onChoose(chosen),
  })
  const first = `${Number(today.slice(0, 4)) - YEARS_BACK}-01-01`
  return (
    <Overlay open onClose={onClose} from="below" title={t('record:period.choose')}>
      <div className={page.sheet}>
        <p className={page.intro}>{t('record:period.hint', { days: RECORD_DAYS })}</p>
        <Form form={form} label={t('record:period.choose')} submit={t('record:period.show')}>
          <DateField field={field('startDate')} min={first} max={today} label={t('record:period.from')} />
          <DateField field={field('endDate')} min={first} max={today} label={t('record:period.to')} />
        </Form>
      </div>
    </Overlay>
  )
}
