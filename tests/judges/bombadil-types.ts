export interface Formula {
  implies(that: Formula): Formula
  within(amount: number, unit: 'seconds'): Formula
}
type Condition = (() => boolean) | Formula
interface Actions {
  generate(): unknown
}
export interface State {
  document: Document
  window: Window
}

/** What walk.ts uses of Bombadil 0.7, which brings its types along only where it is installed. */
export interface Bombadil {
  always(condition: Condition): Formula
  eventually(condition: Condition): Formula
  now(condition: Condition): Formula
  extract<T>(query: (state: State) => T): { readonly current: T }
  actions(generate: () => 'Wait'[]): Actions
  weighted(choices: [number, Actions][]): Actions
  back: Actions
  clicks: Actions
  reload: Actions
  scroll: Actions
  noUncaughtExceptions: Formula
  noUnhandledPromiseRejections: Formula
}
