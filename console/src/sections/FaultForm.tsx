import { FAULT_KINDS, type FaultRule, tape } from '@understudy/contracts/control'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { Segments } from '@/shared/ui/Segments'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { SelectBox, TextField } from '../parts/Fields.tsx'
import { ActionLine, Code, Group } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { exampleOf, sentenceOf } from './fault-sentence.ts'
import { NetworkFields, networkFrom, USUAL_NETWORK } from './NetworkFields.tsx'
import styles from './sections.module.css'
import { usePlatformEndpoints } from './use-endpoints.ts'

const ANY = '*'
const number = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** Form of a fault rule with all its options. */
export function FaultForm({ add }: { add: (rule: FaultRule) => Promise<void> }) {
  const t = useSteeringText()
  const endpoints = usePlatformEndpoints()
  const last = useSteering(tape, { params: worldParams(), query: { limit: 1 } }).data?.[0]?.endpoint
  const act = useControlMutation()
  const [endpoint, setEndpoint] = useState(ANY)
  const [kind, setKind] = useState<FaultRule['kind']>('latency')
  const [chosen, setChosen] = useState('')
  const [ms, setMs] = useState('2000')
  const [network, setNetwork] = useState(USUAL_NETWORK)
  const [nth, setNth] = useState('')
  const [times, setTimes] = useState('')
  const [share, setShare] = useState('')

  const shared = (lists: readonly string[][]) =>
    (lists[0] ?? []).filter((code) => lists.every((list) => list.includes(code)))
  const codes =
    endpoint === ANY
      ? shared(endpoints.map(({ errors }) => errors))
      : (endpoints.find(({ name }) => name === endpoint)?.errors ?? [])
  const code = codes.includes(chosen) ? chosen : codes[0]
  const percent = number(share)
  const rule: FaultRule = {
    endpoint,
    kind,
    code: kind === 'error' ? code : undefined,
    ms: kind === 'latency' ? number(ms) : undefined,
    ...(kind === 'network' && networkFrom(network)),
    nth: number(nth),
    times: number(times),
    probability: percent === undefined ? undefined : percent / 100,
  }
  const example = endpoint === ANY ? (last ?? endpoints[0]?.name) : endpoint

  return (
    <Group title={t('faults.add')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          act.run(() => add(rule))
        }}
      >
        <TextField
          label={t('faults.endpointOrAll')}
          value={endpoint}
          onChange={setEndpoint}
          proposals={[ANY, ...endpoints.map(({ name }) => name)]}
          error={act.fieldError('endpoint')}
          required
        />
        <Segments
          look="chips"
          label={t('faults.kind')}
          options={FAULT_KINDS.map((value) => ({ value, label: t(`faults.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'error' && (
          <SelectBox
            label={t('faults.code')}
            value={code ?? ''}
            options={codes.map((value) => ({ value, label: value }))}
            onChange={setChosen}
            error={act.fieldError('code')}
          />
        )}
        {kind === 'latency' && (
          <TextField
            label={t('faults.latencyMs')}
            type="number"
            value={ms}
            onChange={setMs}
            error={act.fieldError('ms')}
          />
        )}
        {kind === 'network' && <NetworkFields value={network} onChange={setNetwork} at={act.fieldError} />}
        <ActionLine>
          <TextField
            label={t('faults.nth')}
            type="number"
            value={nth}
            onChange={setNth}
            error={act.fieldError('nth')}
          />
          <TextField
            label={t('faults.times')}
            type="number"
            value={times}
            onChange={setTimes}
            error={act.fieldError('times')}
          />
          <TextField
            label={t('faults.share')}
            type="number"
            value={share}
            onChange={setShare}
            error={act.fieldError('probability')}
          />
        </ActionLine>
        <div className={styles.says}>
          <p>{sentenceOf(rule, t)}</p>
          {example && (
            <p className={styles.hint}>
              {t('faults.example')}:{' '}
              <Code>
                {example} 200 → {exampleOf(rule, t)}
              </Code>
            </p>
          )}
        </div>
        <ErrorMessage of={act.error} />
        <Button look="secondary" type="submit" busy={act.busy}>
          {t('faults.addButton')}
        </Button>
      </form>
    </Group>
  )
}
