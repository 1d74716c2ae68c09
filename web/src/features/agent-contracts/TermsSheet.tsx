import type { AgentContract, ContractKind, ContractProduct, Tier } from '@understudy/contracts/agent-contracts'
import {
  CONTRACT_PRODUCTS,
  isHigherRate,
  MOST_TIERS,
  RATE_LIMITS,
  termProblems,
} from '@understudy/contracts/contract-tiers'
import { useState } from 'react'
import * as z from 'zod/mini'
import { errorText } from '@/shared/api'
import { Checkbox, FormError, rule, rules, SelectField, TextField, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { type TextKey, useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import styles from './Contracts.module.css'
import { useChange, useContracts, usePropose } from './contracts.queries.ts'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const PARTS = ['bets', 'loss', 'active', 'type', 'rate'] as const
type Part = (typeof PARTS)[number]
type FieldName = `${Part}${(typeof PLACES)[number]}`
type Values = Record<FieldName | 'account' | 'product' | 'compPeriod', string> & { high: boolean }

const number = () => rule((value) => /^\d{1,9}(\.\d{1,2})?$/.test(value), 'agent-contracts:form.number')

function initialOf(kind: ContractKind, contract: AgentContract | undefined, account: string): Values {
  const values: Record<string, string | boolean> = {
    ...{ account, product: contract?.product ?? 'CONS', compPeriod: contract?.compPeriod ?? 'half', high: false },
  }
  for (const place of PLACES) {
    const tier = contract?.tiers[place]
    values[`bets${place}`] = tier ? String(tier.minimumBet) : ''
    values[`loss${place}`] = tier ? String(tier.netLoss) : kind === 'dividend' ? '' : '0'
    values[`active${place}`] = tier ? String(tier.activeMember) : ''
    values[`type${place}`] = tier?.rateType ?? 'P'
    values[`rate${place}`] = tier ? String(tier.rate) : ''
  }
  return values as Values
}

const tiersOf = (values: Values, count: number): Tier[] =>
  PLACES.slice(0, count).map((place) => ({
    minimumBet: Number(values[`bets${place}`]),
    netLoss: Number(values[`loss${place}`]),
    activeMember: Number(values[`active${place}`]),
    rateType: values[`type${place}`] === 'F' ? 'F' : 'P',
    rate: Number(values[`rate${place}`]),
  }))

interface TermsSheetProps {
  kind: ContractKind
  role: 'mine' | 'team'
  /** The contract whose terms shall change; without it a new one is proposed. */
  contract?: AgentContract
  /** With whom one may be proposed; empty for the house. */
  others?: readonly string[]
  symbol: string
  onClose: () => void
}

/** Asks the other side for a contract, or for other terms. */
export default function TermsSheet({ kind, role, contract, others = [], symbol, onClose }: TermsSheetProps) {
  const t = useText()
  const own = useContracts(kind, role).data?.own
  const change = useChange(onClose)
  const propose = usePropose(onClose)
  const [count, setCount] = useState(Math.min(MOST_TIERS, Math.max(1, contract?.tiers.length ?? 1)))
  const isWritten = (name: string) => !/\d$/.test(name) || Number(name.at(-1)) < count

  const { field, form, values, set } = useForm({
    initial: () => initialOf(kind, contract, others[0] ?? ''),
    schema: (typed: Values) => {
      const checked = Object.keys(typed).filter((name) => /^(bets|loss|active|rate)\d$/.test(name) && isWritten(name))
      const complete = checked.every((name) => /^\d+(\.\d+)?$/.test(typed[name as FieldName]))
      const bad = complete ? termProblems(kind, tiersOf(typed, count)).map((place) => Number(place.slice(6))) : []
      const numbers = checked.map((name) => [
        name,
        z.string().check(
          rules.required(),
          name.startsWith('active') ? rules.digits() : number(),
          rule(() => !(name.startsWith('rate') && bad.includes(Number(name.at(-1)))), 'agent-contracts:form.wrong'),
        ),
      ])
      return z.looseObject(Object.fromEntries(numbers))
    },
    submit: async (checked): Promise<unknown> => {
      const typed = checked as unknown as Values
      const terms = { tiers: tiersOf(typed, count), acceptHigherRate: typed.high }
      if (contract) return change.send({ body: { id: contract.id, ...terms } })
      return propose.send({
        body: {
          ...{ kind, product: typed.product as ContractProduct, ...terms },
          ...(kind === 'dividend' && { compPeriod: typed.compPeriod === 'month' ? 'month' : 'half' }),
          ...(role === 'team' && { account: typed.account }),
        },
      })
    },
  })
  const product = values.product as ContractProduct
  const isHigh =
    role === 'team' &&
    tiersOf(values, count).some((tier) => tier.rate > 0 && isHigherRate(kind, tier, own?.[product] ?? own?.CONS ?? []))
  const unit = <span className={styles.before}>{symbol}</span>
  const money = { inputMode: 'decimal', code: true } as const
  return (
    <FormSheet
      title={t(contract ? 'agent-contracts:act.change' : 'agent-contracts:propose')}
      form={form}
      submit={t('agent-contracts:form.send')}
      failure={(failure) => <FormError>{errorText(failure)}</FormError>}
      onClose={onClose}
    >
      {!contract && role === 'team' && (
        <SelectField
          field={field('account')}
          label={t('agent-contracts:form.with')}
          options={others.map((value) => ({ value, label: value }))}
        />
      )}
      {!contract && (
        <SelectField
          field={field('product')}
          label={t('agent-contracts:form.product')}
          options={CONTRACT_PRODUCTS.map((value) => ({
            value,
            label: value === 'CONS' ? t('agent-contracts:all') : t(`bets:kind.${value}` as TextKey),
          }))}
        />
      )}
      {!contract && kind === 'dividend' && (
        <SelectField
          field={field('compPeriod')}
          label={t('agent-contracts:period.label')}
          options={(['half', 'month'] as const).map((value) => ({
            value,
            label: t(`agent-contracts:period.${value}`),
          }))}
        />
      )}
      {PLACES.slice(0, count).map((place) => (
        <fieldset key={place} className={styles.tier}>
          <legend>{t('agent-contracts:form.tier', { number: place + 1 })}</legend>
          <TextField field={field(`bets${place}`)} label={t('agent-contracts:form.bets')} before={unit} {...money} />
          {kind === 'dividend' && (
            <TextField field={field(`loss${place}`)} label={t('agent-contracts:form.loss')} before={unit} {...money} />
          )}
          <TextField
            field={field(`active${place}`)}
            label={t('agent-contracts:form.active')}
            code
            inputMode="numeric"
          />
          {kind !== 'dividend' && (
            <SelectField
              field={field(`type${place}`)}
              label={t('agent-contracts:form.type')}
              options={(['P', 'F'] as const).map((value) => ({ value, label: t(`agent-contracts:form.${value}`) }))}
            />
          )}
          <TextField
            field={field(`rate${place}`)}
            label={t('agent-contracts:form.rate')}
            before={values[`type${place}`] === 'F' ? unit : <span className={styles.before}>%</span>}
            {...money}
          />
        </fieldset>
      ))}
      <p className={styles.note}>{t('agent-contracts:form.limit', { percent: RATE_LIMITS[kind] })}</p>
      <div className={styles.actions}>
        {count < MOST_TIERS && (
          <Button size="small" look="secondary" onClick={() => setCount(count + 1)}>
            {t('agent-contracts:form.add')}
          </Button>
        )}
        {count > 1 && (
          <Button size="small" look="quiet" onClick={() => setCount(count - 1)}>
            {t('agent-contracts:form.remove')}
          </Button>
        )}
      </div>
      {isHigh && (
        <>
          <p className={styles.warning}>{t('agent-contracts:higher')}</p>
          <Checkbox checked={values.high} onChange={(high) => set({ high })}>
            {t('agent-contracts:form.high')}
          </Checkbox>
        </>
      )}
    </FormSheet>
  )
}
