// What walk.ts uses of Bombadil 0.7, which brings its types along only where it is installed.

declare module '@antithesishq/bombadil' {
  interface Formula {
    implies(that: Formula): Formula
    within(amount: number, unit: 'seconds'): Formula
  }
  type Condition = (() => boolean) | Formula
  export function always(condition: Condition): Formula
  export function eventually(condition: Condition): Formula
  export function now(condition: Condition): Formula
}

declare module '@antithesishq/bombadil/browser' {
  export interface State {
    document: Document
    window: Window
  }
  export type ActionTemplate = 'Wait' | object
  type Generator = { generate(): unknown }
  export function extract<T>(query: (state: State) => T): { readonly current: T }
  export function actions(generate: () => ActionTemplate[]): Generator
  export function weighted(choices: [number, Generator][]): Generator
}

declare module '@antithesishq/bombadil/browser/defaults/actions' {
  type Generator = { generate(): unknown }
  export const back: Generator
  export const clicks: Generator
  export const reload: Generator
  export const scroll: Generator
}

declare module '@antithesishq/bombadil/browser/defaults/properties' {
  export const noUncaughtExceptions: unknown
  export const noUnhandledPromiseRejections: unknown
}
