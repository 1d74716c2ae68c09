import { dueEvents } from '@understudy/contracts/control'
import { FastForward } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { Rows, RowText } from '@/shared/ui/Rows'
import { worldParams } from '../actions.ts'
import { ClockControls, useWorldTime } from '../parts/ClockControls.tsx'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { Code, Empty, Group } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { distance, useMoment } from '../times.ts'

/** Shows, freezes and moves the world's clock, also to the next due event. */
export function ClockSection() {
  const t = useSteeringText()
  const events = useSteering(dueEvents, { params: worldParams(), query: { limit: 30 } })
  const moment = useMoment()
  const [chosen, choose] = useState<number>()
  const now = useWorldTime()
  return (
    <ClockControls chosen={chosen} onChoose={choose}>
      {(change, busy) => (
        <Group title={t('clock.next')}>
          {events.data?.length === 0 && <Empty>{t('clock.nothing')}</Empty>}
          {events.data && events.data.length > 0 && (
            <Rows label={t('clock.next')}>
              {events.data.map(({ kind, at, about, problem }) =>
                problem !== undefined ? (
                  <RowText key={`${kind} ${problem}`} label={t(`due.${kind}`)} hint={<bdi>{problem}</bdi>} />
                ) : (
                  <RowText
                    key={`${kind} ${at} ${about}`}
                    label={t(`due.${kind}`)}
                    hint={
                      <>
                        {about && <bdi>{about} · </bdi>}
                        <Code>{moment(at)}</Code>
                      </>
                    }
                    trailing={<Code>{distance(at - now)}</Code>}
                  >
                    <Button
                      look="secondary"
                      icon={<FastForward size={16} aria-hidden="true" className="mirrored" />}
                      aria-label={t('clock.jumpTo', { what: t(`due.${kind}`), about })}
                      busy={busy}
                      // This jump is meant to end a session, so it never keeps sessions alive.
                      onClick={() => change({ set: at, ...(kind === 'session.ends' && { keepSessions: false }) })}
                    />
                  </RowText>
                ),
              )}
            </Rows>
          )}
          <ErrorMessage of={events.error} />
        </Group>
      )}
    </ClockControls>
  )
}
