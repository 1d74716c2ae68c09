import * as z from 'zod/mini'

/** Longest delay by one part of a rule, milliseconds. */
export const LONGEST_WAIT = 30_000

const Wait = z.int().check(z.gte(0), z.lte(LONGEST_WAIT))

/** Fields of a fault rule of kind `network`. */
export const networkFields = {
  /** Preset for kind `network`; fields of the rule override those of the preset. */
  shape: z.optional(z.enum(['slow-3g', 'lossy', 'jitter'])),
  /** Largest additional random delay per call for kind `network`, milliseconds. */
  jitterMs: z.optional(Wait),
  /** Share of calls lost for kind `network`, 0 to 1. */
  loss: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Bandwidth for kind `network`, kilobits per second, for uncompressed requests and responses; delays at most 30 s. */
  kbps: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
} as const

export type NetworkShape = NonNullable<z.infer<typeof networkFields.shape>>

interface Network {
  ms?: number | undefined
  jitterMs?: number | undefined
  loss?: number | undefined
  kbps?: number | undefined
}

/** The presets; slow 3G has the figures of browsers' developer tools. */
export const NETWORK_SHAPES: Readonly<Record<NetworkShape, Network>> = {
  'slow-3g': { ms: 2_000, kbps: 400 },
  lossy: { ms: 100, loss: 0.2 },
  jitter: { ms: 50, jitterMs: 1_500 },
}
export const NETWORK_SHAPE_NAMES = Object.keys(NETWORK_SHAPES) as NetworkShape[]

/** Names of the fields that only a rule of the kind `network` may have. */
export const NETWORK_FIELDS = Object.keys(networkFields) as (keyof typeof networkFields)[]

/** The figures of a rule: its own, else those of its preset. */
export function networkOf({ shape, ms, jitterMs, loss, kbps }: Network & { shape?: NetworkShape | undefined }) {
  const usual = shape === undefined ? {} : NETWORK_SHAPES[shape]
  return {
    ms: ms ?? usual.ms ?? 0,
    jitterMs: jitterMs ?? usual.jitterMs ?? 0,
    loss: loss ?? usual.loss ?? 0,
    kbps: kbps ?? usual.kbps,
  }
}
