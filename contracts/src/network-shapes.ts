import * as z from 'zod/mini'

/** Longest wait that one part of a rule may cause, milliseconds. */
export const LONGEST_WAIT = 30_000

const Wait = z.int().check(z.gte(0), z.lte(LONGEST_WAIT))

/** What a network does to a call, as fields of a fault rule of the kind `network`. */
export const networkFields = {
  /** For kind network: a ready-made shape; the rule's own fields replace those of the shape. */
  shape: z.optional(z.enum(['slow-3g', 'lossy', 'jitter'])),
  /** For kind network: up to so many milliseconds more, drawn from the world's random for each call. */
  jitterMs: z.optional(Wait),
  /** For kind network: share of calls that get lost, drawn from the world's random. */
  loss: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** For kind network: thousands of bits a second, of request and response without compression; 30 s at most. */
  kbps: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
} as const

export type NetworkShape = NonNullable<z.infer<typeof networkFields.shape>>

interface Network {
  ms?: number | undefined
  jitterMs?: number | undefined
  loss?: number | undefined
  kbps?: number | undefined
}

/** The ready-made shapes; slow 3G has the figures of the browsers' own tools. */
export const NETWORK_SHAPES: Readonly<Record<NetworkShape, Network>> = {
  'slow-3g': { ms: 2_000, kbps: 400 },
  lossy: { ms: 100, loss: 0.2 },
  jitter: { ms: 50, jitterMs: 1_500 },
}
export const NETWORK_SHAPE_NAMES = Object.keys(NETWORK_SHAPES) as NetworkShape[]

/** Names of the fields that only a rule of the kind `network` may have. */
export const NETWORK_FIELDS = Object.keys(networkFields) as (keyof typeof networkFields)[]

/** The figures of a rule: those it gives itself, else those of its shape. */
export function networkOf({ shape, ms, jitterMs, loss, kbps }: Network & { shape?: NetworkShape | undefined }) {
  const usual = shape === undefined ? {} : NETWORK_SHAPES[shape]
  return {
    ms: ms ?? usual.ms ?? 0,
    jitterMs: jitterMs ?? usual.jitterMs ?? 0,
    loss: loss ?? usual.loss ?? 0,
    kbps: kbps ?? usual.kbps,
  }
}
