import { announce } from '@understudy/contracts/control'
import { useState } from 'react'
import { Segments } from '@/shared/ui/Segments'
import { worldParams } from '../actions.ts'
import { SelectBox, TextField } from '../parts/Fields.tsx'
import { ActionLine } from '../parts/Lists.tsx'
import { steer } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { BackOfficeForm } from './BackOfficeForm.tsx'
import { PictureField } from './PictureField.tsx'
import { contentOf, NO_WORDS, titleOf, WordsFields } from './WordsFields.tsx'
import { WordsPreview } from './WordsPreview.tsx'

const TYPES = ['PL', 'PU'] as const
const WHOM = ['A', 'B', 'F'] as const

/** Publishes a notice or a popup, optionally with a picture. */
export function AnnouncementForm() {
  const t = useSteeringText()
  const act = useControlMutation()
  const [type, setType] = useState<(typeof TYPES)[number]>('PL')
  const [execution, setExecution] = useState<(typeof WHOM)[number]>('A')
  const [days, setDays] = useState('30')
  const [words, setWords] = useState(NO_WORDS)
  const [picture, setPicture] = useState<string>()
  const body = { type, execution, days: Number(days), title: titleOf(words), content: contentOf(words), picture }
  return (
    <BackOfficeForm
      act={act}
      said={({ id }) => t('write.done', { id: String(id) })}
      button={t('write.send')}
      send={() => steer(announce, { params: worldParams(), body })}
      preview={<WordsPreview words={words} picture={picture} />}
      onSent={() => {
        setWords({ ...NO_WORDS, apart: words.apart })
        setPicture(undefined)
      }}
    >
      <Segments
        look="chips"
        label={t('write.where')}
        options={TYPES.map((value) => ({ value, label: t(`write.${value}`) }))}
        value={type}
        onChange={setType}
      />
      <ActionLine>
        {type === 'PU' && (
          <SelectBox
            label={t('write.whom')}
            value={execution}
            options={WHOM.map((value) => ({ value, label: t(`write.${value}`) }))}
            onChange={setExecution}
          />
        )}
        <TextField
          label={t('write.days')}
          type="number"
          min={1}
          max={365}
          value={days}
          onChange={setDays}
          error={act.fieldError('days')}
          required
        />
      </ActionLine>
      <WordsFields words={words} onChange={setWords} act={act} />
      <PictureField picture={picture} onChange={setPicture} error={act.fieldError('picture')} />
    </BackOfficeForm>
  )
}
