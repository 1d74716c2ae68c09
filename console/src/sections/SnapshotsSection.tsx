import { restoreSnapshot, listSnapshots as snapshots, takeSnapshot } from '@understudy/contracts/control'
import { Camera, Rewind, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { Rows, RowText } from '@/shared/ui/Rows'
import { preserveLogin, worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { TextField } from '../parts/Fields.tsx'
import { ActionLine, Empty, Group } from '../parts/Lists.tsx'
import { invalidate, steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useMoment } from '../times.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

const KB = 1024

/** Snapshots. A rewind first saves the present state, so that it can be undone. */
export function SnapshotsSection() {
  const t = useSteeringText()
  const moment = useMoment()
  const [label, setLabel] = useState('')
  const [undo, setUndo] = useState<string>()
  const snapshotQuery = useSteering(snapshots, { params: worldParams() })
  const act = useControlMutation()

  const take = (text: string) => steer(takeSnapshot, { params: worldParams(), body: { label: text } })
  const restore = (snapshot: string) => steer(restoreSnapshot, { params: worldParams(), body: { snapshot } })
  const rewind = (snapshot: string) =>
    act.run(async () => {
      const before = await take(t('snapshots.before'))
      await preserveLogin(() => restore(snapshot))
      setUndo(before.id)
    })
  const takeBack = (snapshot: string) =>
    act.run(async () => {
      await preserveLogin(() => restore(snapshot))
      setUndo(undefined)
    })

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.run(async () => {
            await take(label)
            setLabel('')
            await invalidate(snapshots)
          })
        }}
      >
        <ActionLine>
          <TextField
            label={t('snapshots.label')}
            value={label}
            onChange={setLabel}
            maxLength={60}
            error={act.fieldError('label')}
          />
          <Button type="submit" icon={<Camera size={16} aria-hidden="true" />} busy={act.busy}>
            {t('snapshots.take')}
          </Button>
        </ActionLine>
      </form>
      <ErrorMessage of={act.error ?? snapshotQuery.error} />
      <div role="status">
        {undo && (
          <ActionLine>
            <p className={styles.note}>{t('snapshots.rewound')}</p>
            <Button
              look="secondary"
              icon={<Undo2 size={16} aria-hidden="true" className="mirrored" />}
              busy={act.busy}
              onClick={() => takeBack(undo)}
            >
              {t('snapshots.undo')}
            </Button>
          </ActionLine>
        )}
      </div>
      <Group title={t('snapshots.kept')}>
        {snapshotQuery.data?.length === 0 && <Empty>{t('snapshots.none')}</Empty>}
        {snapshotQuery.data && snapshotQuery.data.length > 0 && (
          <Rows label={t('snapshots.kept')}>
            {snapshotQuery.data.map((snapshot) => (
              <RowText
                key={snapshot.id}
                label={<bdi>{snapshot.label || snapshot.id}</bdi>}
                hint={moment(snapshot.takenAt)}
                trailing={<bdi>{Math.ceil(snapshot.bytes / KB)} KB</bdi>}
              >
                <Button
                  look="secondary"
                  icon={<Rewind size={16} aria-hidden="true" className="mirrored" />}
                  aria-label={t('snapshots.rewindTo', { label: snapshot.label || snapshot.id })}
                  busy={act.busy}
                  onClick={() => rewind(snapshot.id)}
                >
                  {t('snapshots.rewind')}
                </Button>
              </RowText>
            ))}
          </Rows>
        )}
      </Group>
    </>
  )
}
