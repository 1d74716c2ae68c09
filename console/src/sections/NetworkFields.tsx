import type { FaultRule } from '@understudy/contracts/control'
import { NETWORK_SHAPE_NAMES, NETWORK_SHAPES, type NetworkShape } from '@understudy/contracts/network-shapes'
import { SelectBox, TextField } from '../parts/Fields.tsx'
import { ActionLine } from '../parts/Lists.tsx'
import { useSteeringText } from '../steering-texts.ts'

/** The fields of a network as they are typed; an empty one is as the shape has it. */
export interface TypedNetwork {
  shape: NetworkShape | ''
  ms: string
  jitterMs: string
  /** Per cent. */
  loss: string
  kbps: string
}

export const USUAL_NETWORK: TypedNetwork = { shape: 'slow-3g', ms: '', jitterMs: '', loss: '', kbps: '' }

const number = (text: string) => (text.trim() === '' ? undefined : Number(text))

export function networkFrom({ shape, ms, jitterMs, loss, kbps }: TypedNetwork): Partial<FaultRule> {
  const percent = number(loss)
  return {
    shape: shape || undefined,
    ms: number(ms),
    jitterMs: number(jitterMs),
    loss: percent === undefined ? undefined : percent / 100,
    kbps: number(kbps),
  }
}

interface Props {
  value: TypedNetwork
  onChange: (value: TypedNetwork) => void
  /** What is wrong with a field of the rule. */
  at: (field: string) => string | undefined
}

/** What a network does: a ready-made shape, or figures of one's own, which replace those of the shape. */
export function NetworkFields({ value, onChange, at }: Props) {
  const t = useSteeringText()
  const usual = value.shape === '' ? {} : NETWORK_SHAPES[value.shape]
  const figure = (name: 'ms' | 'jitterMs' | 'loss' | 'kbps', label: string, unit = 1) => (
    <TextField
      label={label}
      type="number"
      value={value[name]}
      placeholder={usual[name] === undefined ? undefined : String(usual[name] * unit)}
      onChange={(text) => onChange({ ...value, [name]: text })}
      error={at(name)}
    />
  )
  return (
    <>
      <SelectBox
        label={t('faults.shape')}
        value={value.shape}
        options={[
          ...NETWORK_SHAPE_NAMES.map((shape) => ({ value: shape, label: t(`faults.${shape}`) })),
          { value: '' as const, label: t('faults.ownShape') },
        ]}
        onChange={(shape) => onChange({ ...value, shape })}
        error={at('shape')}
      />
      <ActionLine>
        {figure('ms', t('faults.delayMs'))}
        {figure('jitterMs', t('faults.jitterMs'))}
        {figure('loss', t('faults.loss'), 100)}
        {figure('kbps', t('faults.kbps'))}
      </ActionLine>
    </>
  )
}
