import {
  finishMission,
  issuePromotion,
  issueReward,
  listMissions,
  listPromotions,
  setVipLevel,
} from '@understudy/contracts/control'
import type { RewardType } from '@understudy/contracts/rewards'
import { useState } from 'react'
import { worldParams } from '../actions.ts'
import { SelectBox, TextField } from '../parts/Fields.tsx'
import { steer, useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { BackOfficeForm } from './BackOfficeForm.tsx'
import { To, useAddressee } from './ToSomebodyForms.tsx'

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
const HOUR = 3_600_000
const LEVELS = Array.from({ length: 11 }, (_, level) => String(level))

/** Issues any reward to any account. */
export function RewardForm() {
  const t = useSteeringText()
  const act = useControlMutation()
  const [to, setTo] = useAddressee()
  const [type, setType] = useState<RewardType>('MANUAL')
  const [amount, setAmount] = useState('50')
  const [multiple, setMultiple] = useState('1')
  const [hours, setHours] = useState('168')
  const [name, setName] = useState('')
  const body = {
    to,
    type,
    amount: Number(amount),
    multiple: Number(multiple),
    lastsMs: Math.round(Number(hours) * HOUR),
  }
  return (
    <BackOfficeForm
      act={act}
      send={() =>
        steer(issueReward, { params: worldParams(), body: { ...body, ...(name.trim() && { name: name.trim() }) } })
      }
      said={({ transactionId }) => t('rewards.issued', { number: transactionId })}
      button={t('rewards.issue')}
    >
      <To value={to} onChange={setTo} act={act} />
      <SelectBox
        label={t('rewards.type')}
        value={type}
        options={TYPES.map((value) => ({ value, label: value }))}
        onChange={setType}
        error={act.fieldError('type')}
      />
      <TextField
        label={t('rewards.amount')}
        value={amount}
        onChange={setAmount}
        inputMode="decimal"
        error={act.fieldError('amount')}
        required
      />
      <TextField
        label={t('rewards.multiple')}
        value={multiple}
        onChange={setMultiple}
        inputMode="numeric"
        error={act.fieldError('multiple')}
        required
      />
      <TextField
        label={t('rewards.hours')}
        value={hours}
        onChange={setHours}
        inputMode="decimal"
        error={act.fieldError('lastsMs')}
        required
      />
      <TextField
        label={t('rewards.name')}
        value={name}
        onChange={setName}
        maxLength={80}
        error={act.fieldError('name')}
      />
    </BackOfficeForm>
  )
}

/** Issues a promotion's reward without an application. */
export function PromotionForm() {
  const t = useSteeringText()
  const act = useControlMutation()
  const [to, setTo] = useAddressee()
  const promotions = useSteering(listPromotions, { params: worldParams() })
  const [chosen, choose] = useState('')
  const [amount, setAmount] = useState('')
  const [remark, setRemark] = useState('')
  const promotion = chosen || String(promotions.data?.[0]?.id ?? '')
  const body = { to, promotion: Number(promotion), remark: remark.trim(), ...(amount && { amount: Number(amount) }) }
  return (
    <BackOfficeForm
      act={act}
      send={() => steer(issuePromotion, { params: worldParams(), body: body })}
      said={({ rewardId }) => t('rewards.issued', { number: rewardId })}
      button={t('rewards.issue')}
    >
      <To value={to} onChange={setTo} act={act} />
      <SelectBox
        label={t('rewards.whichPromotion')}
        value={promotion}
        options={(promotions.data ?? []).map(({ id, title, way }) => ({
          value: String(id),
          label: `${title} · ${way}`,
        }))}
        onChange={choose}
        error={act.fieldError('promotion')}
      />
      <TextField
        label={t('rewards.ownAmount')}
        value={amount}
        onChange={setAmount}
        inputMode="numeric"
        error={act.fieldError('amount')}
      />
      <TextField
        label={t('rewards.remark')}
        value={remark}
        onChange={setRemark}
        maxLength={140}
        error={act.fieldError('remark')}
      />
    </BackOfficeForm>
  )
}

/** Completes milestones of a mission. */
export function FinishForm() {
  const t = useSteeringText()
  const act = useControlMutation()
  const [to, setTo] = useAddressee()
  const missions = useSteering(listMissions, { params: worldParams() })
  const [chosen, choose] = useState('')
  const mission = chosen || String(missions.data?.[0]?.missionId ?? '')
  return (
    <BackOfficeForm
      act={act}
      send={() =>
        steer(finishMission, { params: { ...worldParams(), mission: Number(mission) }, body: { account: to } })
      }
      said={({ reachedValue }) => t('rewards.finished', { value: String(reachedValue) })}
      button={t('rewards.finish')}
    >
      <To value={to} onChange={setTo} act={act} />
      <SelectBox
        label={t('rewards.which')}
        value={mission}
        options={(missions.data ?? []).map(({ missionId, title, status }) => ({
          value: String(missionId),
          label: `${title} · ${t(`rewards.missionState.${status}`)}`,
        }))}
        onChange={choose}
        error={act.fieldError('mission')}
      />
    </BackOfficeForm>
  )
}

/** Sets a VIP level and the turnover that matches it. */
export function LevelForm() {
  const t = useSteeringText()
  const act = useControlMutation()
  const [to, setTo] = useAddressee()
  const [level, setLevel] = useState('7')
  return (
    <BackOfficeForm
      act={act}
      send={() => steer(setVipLevel, { params: worldParams(), body: { account: to, level: Number(level) } })}
      said={(set) => t('rewards.levelSet', { account: set.account, level: String(set.level) })}
      button={t('rewards.setLevel')}
    >
      <To value={to} onChange={setTo} act={act} />
      <SelectBox
        label={t('rewards.level')}
        value={level}
        options={LEVELS.map((value) => ({ value, label: `VIP ${value}` }))}
        onChange={setLevel}
        error={act.fieldError('level')}
      />
    </BackOfficeForm>
  )
}
