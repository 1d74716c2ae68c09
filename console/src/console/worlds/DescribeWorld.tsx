import { describeWorld, listWorlds } from '@understudy/contracts/control'
import type { WorldDetails } from '@understudy/contracts/control/fields'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { OverlayFrame } from '@/shared/ui/OverlayFrame'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { LongField, TextField } from '../../parts/Fields.tsx'
import { invalidate, steer } from '../../steer.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { interpolate } from '../console-texts.ts'

/** Texts of this dialog only, so they are loaded with it. */
const w = {
  title: 'Name and note of {id}',
  name: 'Name',
  note: 'Note',
  save: 'Save',
  cancel: 'Cancel',
}

/** A dialog for the name and note of a world. */
export function DescribeWorld({ world, onClose }: { world: WorldDetails; onClose: () => void }) {
  const [name, setName] = useState(world.name)
  const [note, setNote] = useState(world.note)
  const act = useControlMutation()
  const title = interpolate(w.title, { id: world.id })
  return (
    <OverlayFrame open from="middle" title={title} closeLabel={w.cancel} onClose={onClose}>
      <form
        className="list dialog-form"
        onSubmit={async (event) => {
          event.preventDefault()
          const change = { name: name.trim(), note: note.trim() }
          const done = await act.run(() => steer(describeWorld, { params: { id: world.id }, body: change }))
          await invalidate(listWorlds)
          if (done) onClose()
        }}
      >
        <TextField label={w.name} value={name} maxLength={60} error={act.fieldError('name')} onChange={setName} />
        <LongField
          label={w.note}
          value={note}
          maxLength={500}
          rows={4}
          error={act.fieldError('note')}
          onChange={setNote}
        />
        <ErrorMessage of={act.error} />
        <div className="line">
          <Button type="submit" busy={act.busy}>
            {w.save}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {w.cancel}
          </Button>
        </div>
      </form>
    </OverlayFrame>
  )
}
