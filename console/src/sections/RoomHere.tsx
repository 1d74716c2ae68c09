import { closeRoom, listRooms, openRoom } from '@understudy/contracts/control'
import type { Room } from '@understudy/contracts/control/rooms'
import { DoorClosed, DoorOpen, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { languageCode } from '@/shared/i18n'
import { useTheme } from '@/shared/theme'
import { Button } from '@/shared/ui/Button'
import { RowSwitch, Rows, RowText } from '@/shared/ui/Rows'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { TextField } from '../parts/Fields.tsx'
import { ActionLine, Empty, Group } from '../parts/Lists.tsx'
import { OnlyThisMachine, PhoneCode } from '../parts/PhoneCode.tsx'
import { invalidate, steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { deviceZone, useMoment } from '../times.ts'
import { type ControlMutation, useControlMutation } from '../use-control-mutation.ts'
import { RoomScreen } from './RoomScreen.tsx'
import styles from './sections.module.css'

/** The room of this world: its join code, its participants, and how to close it. */
export function RoomHere() {
  const t = useSteeringText()
  const rooms = useSteering(listRooms)
  const act = useControlMutation()
  const room = rooms.data?.find(({ world }) => world === worldParams().id)
  return (
    <Group title={t('room.title')}>
      <ErrorMessage of={act.error ?? rooms.error} />
      <p>{t('room.others')}</p>
      {room ? <OpenRoom room={room} act={act} /> : <RoomForm act={act} />}
    </Group>
  )
}

function RoomForm({ act }: { act: ControlMutation }) {
  const t = useSteeringText()
  const [name, setName] = useState('')
  const [pin, setPin] = useState('')
  const [quota, setQuota] = useState('10')
  const [hours, setHours] = useState('8')
  const [mine, setMine] = useState(true)
  const [quiet, setQuiet] = useState(true)
  const theme = useTheme()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        act.run(async () => {
          await steer(openRoom, {
            body: {
              world: worldParams().id,
              name: name.trim(),
              quota: Number(quota),
              hours: Number(hours),
              quiet,
              ...(mine && { language: languageCode(), theme }),
              ...(pin && { pin }),
            },
          })
          await invalidate(listRooms)
        })
      }}
    >
      <p>{t('room.hint')}</p>
      <OnlyThisMachine address={location.origin} />
      <TextField label={t('room.name')} value={name} onChange={setName} maxLength={60} error={act.fieldError('name')} />
      <ActionLine>
        <TextField
          label={t('room.pin')}
          value={pin}
          onChange={setPin}
          inputMode="numeric"
          maxLength={8}
          error={act.fieldError('pin')}
        />
        <TextField
          label={t('room.quota')}
          type="number"
          value={quota}
          onChange={setQuota}
          error={act.fieldError('quota')}
        />
        <TextField
          label={t('room.hours')}
          type="number"
          value={hours}
          onChange={setHours}
          error={act.fieldError('hours')}
        />
      </ActionLine>
      <Rows>
        <RowSwitch label={t('room.look')} on={mine} onChange={setMine} />
        <RowSwitch label={t('room.quiet')} on={quiet} onChange={setQuiet} />
      </Rows>
      <Button look="secondary" type="submit" icon={<DoorOpen size={16} aria-hidden="true" />} busy={act.busy}>
        {t('room.open')}
      </Button>
    </form>
  )
}

function OpenRoom({ room, act }: { room: Room; act: ControlMutation }) {
  const t = useSteeringText()
  const moment = useMoment(deviceZone())
  const close = () =>
    act.run(async () => {
      await steer(closeRoom, { params: { code: room.code } })
      await invalidate(listRooms)
    })
  return (
    <>
      <p>
        {t('room.code')} <bdi className={styles.roomCode}>{room.code}</bdi>
      </p>
      <a className={styles.link} href={room.link} target="_blank" rel="noreferrer">
        {room.link}
      </a>
      <RoomScreen room={room} />
      <PhoneCode address={room.link} label={t('room.qr')} />
      <p>{t('room.until', { time: moment(room.expiresAt) })}</p>
      {room.people.length === 0 && <Empty>{t('room.nobody')}</Empty>}
      {room.people.length > 0 && (
        <Rows label={t('room.people')}>
          {room.people.map((person) => (
            <RowText
              key={person.id}
              icon={<Smartphone size={18} aria-hidden="true" />}
              label={<bdi>{person.actor ?? t('who.guest')}</bdi>}
              hint={<bdi>{person.device}</bdi>}
              trailing={person.following ? t('room.following') : moment(person.seenAt)}
            />
          ))}
        </Rows>
      )}
      <Button look="secondary" icon={<DoorClosed size={16} aria-hidden="true" />} busy={act.busy} onClick={close}>
        {t('room.close')}
      </Button>
    </>
  )
}
