import type { Schema } from './item.ts'

/**
 * Minimal validators of stored values that the first view reads, because zod would add to the bytes that are awaited
 * before it. Types compare a shape with its contract: a missing field does not compile.
 */
export type Shape<T> = (value: unknown) => value is T

export const text: Shape<string> = (value) => typeof value === 'string'
export const number: Shape<number> = (value) => typeof value === 'number'
export const yesOrNo: Shape<boolean> = (value) => typeof value === 'boolean'

export const wholeFromZero: Shape<number> = (value): value is number =>
  Number.isInteger(value) && (value as number) >= 0

export const matching =
  (pattern: RegExp): Shape<string> =>
  (value): value is string =>
    text(value) && pattern.test(value)

export const oneOf =
  <const T>(...values: readonly T[]): Shape<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value)

export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value)

export const either =
  <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
  (value): value is A | B =>
    one(value) || other(value)

export const list =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const byName =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(shape)

export const fields =
  <T extends object>(shapes: { [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Shape<unknown>>(shapes).every(([name, shape]) => shape(value[name]))

/** Wraps a shape in the interface of a zod schema. */
export const shaped = <T>(shape: Shape<T>): Schema<T> => ({
  '~standard': { validate: (value) => (shape(value) ? { value } : { issues: [] }) },
})
