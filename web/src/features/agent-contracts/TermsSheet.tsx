import {
  CONTRACT_PRODUCTS,
  isHigherRate,
  MOST_TIERS,
  RATE_LIMITS,
  termProblems,
} from '@understudy/contracts/agent-contract-tiers'
import type { AgentContract, ContractKind, ContractProduct, Tier } from '@understudy/contracts/agent-contracts'
import * as z from 'zod/mini'
import { isApiError } from '@/shared/api'
import { Checkbox, FieldsRefused, rule, rules, SelectField, TextField } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { RowsField } from '@/shared/forms/RowsField'
import { useFieldRows, useForm } from '@/shared/forms/use-form'
import { type TextKey, useText } from '@/shared/i18n'
import { Muted } from '@/shared/ui/Muted'
import styles from './Contracts.module.css'
import { useChange, useContracts, usePropose } from './contracts.queries.ts'

/** The form values of a tier. */
type TypedTier = Record<Exclude<keyof Tier, 'rateType'>, string> & Pick<Tier, 'rateType'>

interface Typed {
  account: string
  product: ContractProduct
  compPeriod: 'half' | 'month'
  high: boolean
  tiers: TypedTier[]
}

const emptyTier = (kind: ContractKind): TypedTier => ({
  minimumBet: '',
  netLoss: kind === 'dividend' ? '' : '0',
  activeMember: '',
  rateType: 'P',
  rate: '',
})

const typedTier = ({ minimumBet, netLoss, activeMember, rateType, rate }: Tier): TypedTier => ({
  minimumBet: String(minimumBet),
  netLoss: String(netLoss),
  activeMember: String(activeMember),
  rateType,
  rate: String(rate),
})

const numbersOf = ({ minimumBet, netLoss, activeMember, rateType, rate }: TypedTier): Tier => ({
  minimumBet: Number(minimumBet),
  netLoss: Number(netLoss),
  activeMember: Number(activeMember),
  rateType,
  rate: Number(rate),
})

const WRONG: TextKey = 'agent-contracts:form.wrong'
const number = z.string().check(
  rules.required(),
  rule((value) => /^\d{1,9}(\.\d{1,2})?$/.test(value), 'agent-contracts:form.number', { last: true }),
)
const wholeNumber = z.string().check(
  rules.required(),
  rule((value) => /^\d{1,9}$/.test(value), 'forms:rule.digits', { last: true }),
)

const tier = z.pipe(
  z.object({
    minimumBet: number,
    netLoss: number,
    activeMember: wholeNumber,
    rateType: z.enum(['P', 'F']),
    rate: number,
  }),
  z.transform(numbersOf),
)

/** Validates each tier, then the order of tiers, whose errors are shown at a tier's rate. */
const schemaOf = (kind: ContractKind) =>
  z.object({
    account: z.string(),
    product: z.enum(CONTRACT_PRODUCTS),
    compPeriod: z.enum(['half', 'month']),
    high: z.boolean(),
    tiers: z.array(tier).check(({ value, issues }) => {
      for (const path of termProblems(kind, value)) {
        const index = Number(path.slice('tiers.'.length))
        issues.push({ code: 'custom', message: WRONG, path: [index, 'rate'], input: value })
      }
    }),
  })

/** Maps the server's refusal of a tier to its rate field. */
const refused = (error: unknown): unknown => {
  const paths = isApiError(error, 'field.invalid') ? Object.keys(error.detail.fields ?? {}) : []
  const tiers = paths.flatMap((path) => /^tiers\.\d+/.exec(path) ?? [])
  if (tiers.length === 0) return error
  return new FieldsRefused(Object.fromEntries(tiers.map((path) => [`${path}.rate`, [{ key: WRONG }]])))
}

interface TermsSheetProps {
  kind: ContractKind
  role: 'mine' | 'team'
  /** The contract to change; absent: a new one is proposed. */
  contract?: AgentContract
  /** Possible counterparts of a new contract; empty for the house. */
  others?: readonly string[]
  symbol: string
  onClose: () => void
}

/** Sheet that proposes a contract, or other terms of one. */
export function TermsSheet({ kind, role, contract, others = [], symbol, onClose }: TermsSheetProps) {
  const t = useText()
  const ownContract = useContracts(kind, role).data?.own
  const change = useChange(onClose, refused)
  const propose = usePropose(onClose, refused)
  const { field, form, values, store } = useForm({
    initial: (): Typed => ({
      account: others[0] ?? '',
      product: contract?.product ?? 'CONS',
      compPeriod: contract?.compPeriod ?? 'half',
      high: false,
      tiers: contract && contract.tiers.length > 0 ? contract.tiers.map(typedTier) : [emptyTier(kind)],
    }),
    schema: schemaOf(kind),
    submit: async ({ account, product, compPeriod, high, tiers }): Promise<unknown> => {
      const terms = { tiers, acceptHigherRate: high }
      if (contract) return change.send({ body: { id: contract.id, ...terms } })
      return propose.send({
        body: {
          kind,
          product,
          ...terms,
          ...(kind === 'dividend' && { compPeriod }),
          ...(role === 'team' && { account }),
        },
      })
    },
  })
  const tiers = useFieldRows(store, 'tiers', () => emptyTier(kind))
  const ownTiers = ownContract?.[values.product] ?? ownContract?.CONS ?? []
  const isHigh =
    role === 'team' && values.tiers.map(numbersOf).some((one) => one.rate > 0 && isHigherRate(kind, one, ownTiers))
  const high = field('high')
  const unit = <span className={styles.before}>{symbol}</span>
  const money = { inputMode: 'decimal', code: true } as const
  return (
    <FormSheet
      title={t(contract ? 'agent-contracts:act.change' : 'agent-contracts:propose')}
      form={form}
      submit={t('agent-contracts:form.send')}
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
      <RowsField
        rows={tiers}
        most={MOST_TIERS}
        title={(number) => t('agent-contracts:form.tier', { number })}
        add={t('agent-contracts:form.add')}
        remove={(number) => t('agent-contracts:form.remove', { number })}
        className={styles.tier}
      >
        {(at) => (
          <>
            <TextField
              field={field(`tiers.${at}.minimumBet`)}
              label={t('agent-contracts:form.bets')}
              before={unit}
              {...money}
            />
            {kind === 'dividend' && (
              <TextField
                field={field(`tiers.${at}.netLoss`)}
                label={t('agent-contracts:form.loss')}
                before={unit}
                {...money}
              />
            )}
            <TextField
              field={field(`tiers.${at}.activeMember`)}
              label={t('agent-contracts:form.active')}
              code
              inputMode="numeric"
            />
            {kind !== 'dividend' && (
              <SelectField
                field={field(`tiers.${at}.rateType`)}
                label={t('agent-contracts:form.type')}
                options={(['P', 'F'] as const).map((value) => ({ value, label: t(`agent-contracts:form.${value}`) }))}
              />
            )}
            <TextField
              field={field(`tiers.${at}.rate`)}
              label={t('agent-contracts:form.rate')}
              before={values.tiers[at]?.rateType === 'F' ? unit : <span className={styles.before}>%</span>}
              {...money}
            />
          </>
        )}
      </RowsField>
      <Muted>{t('agent-contracts:form.limit', { percent: RATE_LIMITS[kind] })}</Muted>
      {isHigh && (
        <>
          <p className={styles.warning}>{t('agent-contracts:higher')}</p>
          <Checkbox checked={high.value} onChange={high.onChange}>
            {t('agent-contracts:form.high')}
          </Checkbox>
        </>
      )}
    </FormSheet>
  )
}
