import { useState } from 'react'
import { Segments } from '@/shared/ui/Segments'
import { useSteeringText } from '../steering-texts.ts'
import { FinishForm, LevelForm, PromotionForm, RewardForm } from './RewardForms.tsx'
import styles from './sections.module.css'

const FORMS = { reward: RewardForm, promotion: PromotionForm, mission: FinishForm, level: LevelForm } as const
type Kind = keyof typeof FORMS
const KINDS = Object.keys(FORMS) as Kind[]

/** Manual grants: rewards, promotion rewards, mission milestones and VIP levels. */
export function RewardsSection() {
  const t = useSteeringText()
  const [kind, setKind] = useState<Kind>('reward')
  const Form = FORMS[kind]
  return (
    <>
      <p className={styles.hint}>{t('rewards.intro')}</p>
      <Segments
        look="chips"
        label={t('rewards.kind')}
        options={KINDS.map((value) => ({ value, label: t(`rewards.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Form />
    </>
  )
}
