import { getLuck, LUCKS, type Luck, putLuck } from '@understudy/contracts/control'
import { Button } from '@/shared/ui/Button'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { ActionLine, Group } from '../parts/Lists.tsx'
import { invalidate, steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

/** Decides the next rounds of any game, one press for each; a press adds to those already decided. */
export function NextRounds() {
  const t = useSteeringText()
  const act = useControlMutation()
  const { data, error } = useSteering(getLuck, { params: worldParams() })
  const next = data?.next ?? []
  const set = (rounds: Luck[]) =>
    act.run(async () => {
      await steer(putLuck, { params: worldParams(), body: { ...data, next: rounds } })
      await invalidate(getLuck)
    })
  return (
    <Group title={t('state.rounds')}>
      <p role="status" className={styles.note}>
        {next.length > 0
          ? t('state.roundsDecided', { rounds: next.map((luck) => t(`state.luck.${luck}`)).join(', ') })
          : t('state.roundsByChance')}
      </p>
      <ActionLine>
        {LUCKS.map((luck) => (
          <Button key={luck} look="secondary" busy={act.busy} onClick={() => set([...next, luck])}>
            {t(`state.luck.${luck}`)}
          </Button>
        ))}
        {next.length > 0 && (
          <Button look="quiet" busy={act.busy} onClick={() => set([])}>
            {t('state.roundsClear')}
          </Button>
        )}
      </ActionLine>
      <ErrorMessage of={error ?? act.error} />
    </Group>
  )
}
