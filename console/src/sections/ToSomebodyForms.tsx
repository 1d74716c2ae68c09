import { actors, sayInChat, writeMessage } from '@understudy/contracts/control'
import type { MessageType } from '@understudy/contracts/inbox'
import { useState } from 'react'
import { useSession } from '@/shared/session'
import { worldParams } from '../actions.ts'
import { LongField, SelectBox, TextField } from '../parts/Fields.tsx'
import { steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { type ControlMutation, useControlMutation } from '../use-control-mutation.ts'
import { BackOfficeForm } from './BackOfficeForm.tsx'
import { contentOf, NO_WORDS, titleOf, WordsFields } from './WordsFields.tsx'
import { WordsPreview } from './WordsPreview.tsx'

const TYPES = ['house', 'account', 'reward', 'money', 'answer'] as const satisfies readonly MessageType[]

interface ToProps {
  value: string
  onChange: (name: string) => void
  act: ControlMutation
}

/** All accounts of the world, the current one first. */
function To({ value, onChange, act }: ToProps) {
  const t = useSteeringText()
  const people = useSteering(actors, { params: worldParams() })
  const names = people.data?.map(({ name }) => name) ?? []
  return (
    <TextField
      label={t('write.to')}
      value={value}
      onChange={onChange}
      proposals={names}
      maxLength={40}
      error={act.fieldError('to')}
      required
    />
  )
}

/** The current account, until another name is typed. */
const useAddressee = () => useState(useSession()?.userName ?? '')

/** Sends a message to an inbox. */
export function MessageForm() {
  const t = useSteeringText()
  const act = useControlMutation()
  const [to, setTo] = useAddressee()
  const [type, setType] = useState<MessageType>('house')
  const [words, setWords] = useState(NO_WORDS)
  const body = { to, type, title: titleOf(words), content: contentOf(words) }
  return (
    <BackOfficeForm
      act={act}
      said={({ id }) => t('write.done', { id: String(id) })}
      button={t('write.send')}
      send={() => steer(writeMessage, { params: worldParams(), body })}
      preview={<WordsPreview words={words} />}
      onSent={() => setWords({ ...NO_WORDS, apart: words.apart })}
    >
      <To value={to} onChange={setTo} act={act} />
      <SelectBox
        label={t('write.type')}
        value={type}
        options={TYPES.map((value) => ({ value, label: t(`write.${value}`) }))}
        onChange={setType}
      />
      <WordsFields words={words} onChange={setWords} act={act} />
    </BackOfficeForm>
  )
}

/** Sends a line of the live chat as customer service. */
export function ChatLineForm() {
  const t = useSteeringText()
  const act = useControlMutation()
  const [to, setTo] = useAddressee()
  const [text, setText] = useState('')
  return (
    <BackOfficeForm
      act={act}
      said={({ id }) => t('write.done', { id: String(id) })}
      button={t('write.send')}
      send={() => steer(sayInChat, { params: worldParams(), body: { to, text } })}
      onSent={() => setText('')}
    >
      <To value={to} onChange={setTo} act={act} />
      <LongField
        label={t('write.line')}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={500}
        error={act.fieldError('text')}
        required
      />
    </BackOfficeForm>
  )
}
