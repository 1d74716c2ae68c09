import type { FaultRule } from '@understudy/contracts/control'
import { tape } from '@understudy/contracts/control'
import { errorTextKey } from '@understudy/contracts/errors'
import { Zap } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { SelectBox, TextField } from '../parts/Fields.tsx'
import { Group } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'
import { usePlatformEndpoints } from './use-endpoints.ts'

/** Makes the next call of an endpoint fail once with one of its declared codes; suggests the last call. */
export function NextCallFails({ add }: { add: (rule: FaultRule) => Promise<void> }) {
  const t = useSteeringText()
  const appText = useText()
  const endpoints = usePlatformEndpoints()
  const last = useSteering(tape, { params: worldParams(), query: { limit: 1 } }).data?.[0]?.endpoint
  const [typed, setTyped] = useState<string>()
  const [chosen, setChosen] = useState('')
  const [armed, setArmed] = useState<string>()
  const act = useControlMutation()

  const name = typed ?? last ?? ''
  const codes = endpoints.find((endpoint) => endpoint.name === name)?.errors ?? []
  const code = codes.includes(chosen) ? chosen : (codes[0] ?? '')

  return (
    <Group title={t('faults.next')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          act
            .run(() => add({ endpoint: name, kind: 'error', code, times: 1 }))
            .then((done) => setArmed(done ? `${name} ${code}` : undefined))
        }}
      >
        <TextField
          label={t('faults.endpoint')}
          value={name}
          onChange={setTyped}
          // A late suggestion must not overwrite what was typed.
          onFocus={() => setTyped(name)}
          proposals={endpoints.map((endpoint) => endpoint.name)}
          error={act.fieldError('endpoint')}
          required
        />
        <SelectBox
          label={t('faults.code')}
          value={code}
          options={codes.map((value) => ({
            value,
            label: `${value}: ${appText(`shared:error.${errorTextKey(value)}`)}`,
          }))}
          onChange={setChosen}
          error={act.fieldError('code')}
        />
        <ErrorMessage of={act.error} />
        <Button type="submit" icon={<Zap size={16} aria-hidden="true" />} disabled={!name} busy={act.busy}>
          {t('faults.arm')}
        </Button>
        <p role="status" className={styles.note}>
          {armed === `${name} ${code}` && t('faults.armed')}
        </p>
      </form>
    </Group>
  )
}
