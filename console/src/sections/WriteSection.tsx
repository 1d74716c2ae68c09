import { useState } from 'react'
import { Segments } from '@/shared/ui/Segments'
import { useSteeringText } from '../steering-texts.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import styles from './sections.module.css'
import { ChatLineForm, MessageForm } from './ToSomebodyForms.tsx'

const FORMS = { message: MessageForm, chat: ChatLineForm, announcement: AnnouncementForm } as const
type Kind = keyof typeof FORMS
const KINDS = Object.keys(FORMS) as Kind[]

/** Writes as the merchant: a message, a line of the chat, an announcement. */
export function WriteSection() {
  const t = useSteeringText()
  const [kind, setKind] = useState<Kind>('message')
  const Form = FORMS[kind]
  return (
    <>
      <p className={styles.hint}>{t('write.intro')}</p>
      <Segments
        look="chips"
        label={t('write.kind')}
        options={KINDS.map((value) => ({ value, label: t(`write.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Form />
    </>
  )
}
