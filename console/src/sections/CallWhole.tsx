import { endpoints, tapeCall } from '@understudy/contracts/control'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '@/shared/device/copy-text'
import { Button } from '@/shared/ui/Button'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { ActionLine, Code, Group } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import styles from './sections.module.css'

const toJson = (value: unknown) => JSON.stringify(value, null, 2)

/** One call of the tape: request, reply, rows written, and the call as a command to copy. */
export function CallWhole({ seq }: { seq: number }) {
  const t = useSteeringText()
  const { data: call, error } = useSteering(tapeCall, { params: { ...worldParams(), seq } })
  const registry = useSteering(endpoints)
  const [done, setDone] = useState('')
  if (!call) return <ErrorMessage of={error} />
  const contract = registry.data?.find(({ name }) => name === call.endpoint)
  const take = async (text: string) => setDone((await copyText(text)) ? t('copied') : t('notCopied'))
  return (
    <div className={styles.call}>
      <p>
        <Code>
          {call.method} {call.path}
        </Code>
      </p>
      {call.cause && <p className={styles.bad}>{call.cause}</p>}
      {contract && (
        <Group title={t('calls.contract')} trailing={<Code>{contract.origin}</Code>}>
          <p lang="en" dir="ltr">
            {contract.summary}
          </p>
          <Code>{[contract.access, contract.flag, ...contract.requirements].filter(Boolean).join(' · ')}</Code>
        </Group>
      )}
      <Group title={t('calls.input')}>
        <pre className={styles.pre}>{toJson(call.input)}</pre>
      </Group>
      <Group title={t('calls.reply')} trailing={<bdi>{call.bytes} B</bdi>}>
        <pre className={styles.pre}>{toJson(call.reply)}</pre>
      </Group>
      {call.writes.length > 0 && (
        <p>
          {t('calls.writes')}{' '}
          <Code>{call.writes.map(({ table, statements }) => `${table} ×${statements}`).join(', ')}</Code>
        </p>
      )}
      <ActionLine>
        <Button look="secondary" icon={<Copy size={16} aria-hidden="true" />} onClick={() => take(call.curl)}>
          {t('calls.curl')}
        </Button>
        <Button look="secondary" icon={<Copy size={16} aria-hidden="true" />} onClick={() => take(call.test)}>
          {t('calls.test')}
        </Button>
      </ActionLine>
      <p role="status" className={styles.note}>
        {done}
      </p>
    </div>
  )
}
