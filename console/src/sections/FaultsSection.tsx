import type { FaultRule } from '@understudy/contracts/control'
import { addFault, getFaults, putFaults } from '@understudy/contracts/control'
import { HeartPulse, Trash2 } from 'lucide-react'
import { Button, IconButton } from '@/shared/ui/Button'
import { Rows, RowText } from '@/shared/ui/Rows'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { Empty, Group } from '../parts/Lists.tsx'
import { invalidate, steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { FaultForm } from './FaultForm.tsx'
import { FaultPresets } from './FaultPresets.tsx'
import { sentenceOf } from './fault-sentence.ts'
import { NextCallFails } from './NextCallFails.tsx'

/** Fault rules of this world with their hits; `next` adds the form that fails a single call. */
export function FaultsSection({ next = true }: { next?: boolean }) {
  const t = useSteeringText()
  const faults = useSteering(getFaults, { params: worldParams() })
  const act = useControlMutation()
  const rules = faults.data?.rules ?? []
  const put = async (next: FaultRule[]) => {
    await steer(putFaults, { params: worldParams(), body: { rules: next } })
    await invalidate(getFaults)
  }
  const existing = rules.map(({ calls: _, hits: __, ...rule }): FaultRule => rule)
  const add = async (rule: FaultRule) => {
    await steer(addFault, { params: worldParams(), body: rule })
    await invalidate(getFaults)
  }

  return (
    <>
      {next && <NextCallFails add={add} />}
      <Group
        title={t('faults.rules')}
        trailing={
          rules.length > 0 && (
            <Button
              look="secondary"
              icon={<HeartPulse size={16} aria-hidden="true" />}
              busy={act.busy}
              onClick={() => act.run(() => put([]))}
            >
              {t('faults.heal')}
            </Button>
          )
        }
      >
        <ErrorMessage of={act.error ?? faults.error} />
        {rules.length === 0 && <Empty>{t('faults.none')}</Empty>}
        {rules.length > 0 && (
          <Rows label={t('faults.rules')}>
            {rules.map((rule, at) => (
              <RowText
                // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be equal
                key={at}
                label={sentenceOf(rule, t)}
                trailing={t('faults.hits', { hits: rule.hits, calls: rule.calls })}
              >
                <IconButton
                  data-row
                  label={t('faults.remove', { endpoint: rule.endpoint })}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  busy={act.busy}
                  onClick={() => act.run(() => put(existing.filter((_, index) => index !== at)))}
                />
              </RowText>
            ))}
          </Rows>
        )}
      </Group>
      <FaultPresets add={(more) => put([...existing, ...more])} />
      <FaultForm add={add} />
    </>
  )
}
