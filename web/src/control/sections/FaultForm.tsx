import { FAULT_KINDS, type FaultRule } from '@understudy/contracts/control'
import { useState } from 'react'
import { Segments } from '@/shared/ui/Segments'
import { Button } from '../parts/Button.tsx'
import { Pick, TextField } from '../parts/Field.tsx'
import { Group, Line } from '../parts/Rows.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useSteeringText } from '../texts.ts'
import { useAct } from '../use-act.ts'
import { NetworkFields, networkFrom, USUAL_NETWORK } from './NetworkFields.tsx'
import styles from './sections.module.css'
import { usePlatformEndpoints } from './use-endpoints.ts'

const ANY = '*'
const number = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** A rule with everything a rule can say. */
export function FaultForm({ add }: { add: (rule: FaultRule) => Promise<void> }) {
  const t = useSteeringText()
  const known = usePlatformEndpoints()
  const act = useAct()
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
      ? shared(known.map(({ errors }) => errors))
      : (known.find(({ name }) => name === endpoint)?.errors ?? [])
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
          proposals={[ANY, ...known.map(({ name }) => name)]}
          error={act.at('endpoint')}
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
          <Pick
            label={t('faults.code')}
            value={code ?? ''}
            options={codes.map((value) => ({ value, label: value }))}
            onChange={setChosen}
            error={act.at('code')}
          />
        )}
        {kind === 'latency' && (
          <TextField label={t('faults.latencyMs')} type="number" value={ms} onChange={setMs} error={act.at('ms')} />
        )}
        {kind === 'network' && <NetworkFields value={network} onChange={setNetwork} at={act.at} />}
        <Line>
          <TextField label={t('faults.nth')} type="number" value={nth} onChange={setNth} error={act.at('nth')} />
          <TextField
            label={t('faults.times')}
            type="number"
            value={times}
            onChange={setTimes}
            error={act.at('times')}
          />
          <TextField
            label={t('faults.share')}
            type="number"
            value={share}
            onChange={setShare}
            error={act.at('probability')}
          />
        </Line>
        <Trouble of={act.trouble} />
        <Button type="submit" busy={act.busy}>
          {t('faults.addButton')}
        </Button>
      </form>
    </Group>
  )
}
