import {
  actors,
  finishMission,
  issuePromotion,
  issueReward,
  listMissions,
  listPromotions,
  setVipLevel,
} from '@understudy/contracts/control'
import { HOUR } from '@understudy/contracts/durations'
import type { RewardType } from '@understudy/contracts/rewards'
import { useSession } from '@/shared/session'
import { worldParams } from '../actions.ts'
import { steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { FieldsForm, type ListedField } from './FieldsForm.tsx'

const TYPES = [
  'MANUAL',
  'RAFFLE',
  'LUCKY_BET',
  'MISSION',
  'REFERRAL',
  'UPGRADE_BONUS',
  'RANK_SALARY',
  'DEPOSIT',
  'NEW_REGISTER',
  'APP_DOWNLOAD',
] as RewardType[]
const LEVELS = Array.from({ length: 11 }, (_, level) => String(level))

/** All accounts of the world, the current one first. */
function useAccountField<N extends string>(name: N): ListedField<N> {
  const t = useSteeringText()
  const people = useSteering(actors, { params: worldParams() })
  const proposals = people.data?.map((person) => person.name) ?? []
  return { name, label: t('write.to'), initial: useSession()?.userName, proposals, maxLength: 40, required: true }
}

/** Issues any reward to any account. */
export function RewardForm() {
  const t = useSteeringText()
  const to = useAccountField('to')
  return (
    <FieldsForm
      fields={[
        to,
        { name: 'type', label: t('rewards.type'), options: TYPES.map((value) => ({ value, label: value })) },
        { name: 'amount', label: t('rewards.amount'), initial: '50', inputMode: 'decimal', required: true },
        { name: 'multiple', label: t('rewards.multiple'), initial: '1', inputMode: 'numeric', required: true },
        { name: 'lastsMs', label: t('rewards.hours'), initial: '168', inputMode: 'decimal', required: true },
        { name: 'name', label: t('rewards.name'), maxLength: 80 },
      ]}
      send={({ to, type, amount, multiple, lastsMs, name }) =>
        steer(issueReward, {
          params: worldParams(),
          body: {
            to,
            type: type as RewardType,
            amount: Number(amount),
            multiple: Number(multiple),
            lastsMs: Math.round(Number(lastsMs) * HOUR),
            ...(name.trim() && { name: name.trim() }),
          },
        })
      }
      said={({ transactionId }) => t('rewards.issued', { number: transactionId })}
      button={t('rewards.issue')}
    />
  )
}

/** Issues a promotion's reward without an application. */
export function PromotionForm() {
  const t = useSteeringText()
  const to = useAccountField('to')
  const promotions = useSteering(listPromotions, { params: worldParams() }).data ?? []
  const options = promotions.map(({ id, title, way }) => ({ value: String(id), label: `${title} · ${way}` }))
  return (
    <FieldsForm
      fields={[
        to,
        { name: 'promotion', label: t('rewards.whichPromotion'), options },
        { name: 'amount', label: t('rewards.ownAmount'), inputMode: 'numeric' },
        { name: 'remark', label: t('rewards.remark'), maxLength: 140 },
      ]}
      send={({ to, promotion, amount, remark }) =>
        steer(issuePromotion, {
          params: worldParams(),
          body: {
            to,
            promotion: Number(promotion),
            remark: remark.trim(),
            ...(amount && { amount: Number(amount) }),
          },
        })
      }
      said={({ rewardId }) => t('rewards.issued', { number: rewardId })}
      button={t('rewards.issue')}
    />
  )
}

/** Completes milestones of a mission. */
export function FinishForm() {
  const t = useSteeringText()
  const account = useAccountField('account')
  const missions = useSteering(listMissions, { params: worldParams() }).data ?? []
  const options = missions.map(({ missionId, title, status }) => ({
    value: String(missionId),
    label: `${title} · ${t(`rewards.missionState.${status}`)}`,
  }))
  return (
    <FieldsForm
      fields={[account, { name: 'mission', label: t('rewards.which'), options }]}
      send={({ account, mission }) =>
        steer(finishMission, { params: { ...worldParams(), mission: Number(mission) }, body: { account } })
      }
      said={({ reachedValue }) => t('rewards.finished', { value: String(reachedValue) })}
      button={t('rewards.finish')}
    />
  )
}

/** Sets a VIP level and the turnover that matches it. */
export function LevelForm() {
  const t = useSteeringText()
  const account = useAccountField('account')
  const options = LEVELS.map((value) => ({ value, label: `VIP ${value}` }))
  return (
    <FieldsForm
      fields={[account, { name: 'level', label: t('rewards.level'), initial: '7', options }]}
      send={({ account, level }) =>
        steer(setVipLevel, { params: worldParams(), body: { account, level: Number(level) } })
      }
      said={({ account, level }) => t('rewards.levelSet', { account, level: String(level) })}
      button={t('rewards.setLevel')}
    />
  )
}
