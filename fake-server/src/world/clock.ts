import { machine } from './machine.ts'

/** Either runs beside the machine's clock at a distance, or stands still. */
export type ClockSetting = { state: 'running'; offset: number } | { state: 'frozen'; at: number }

/** The only time there is inside a world; epoch milliseconds. */
export class Clock {
  #setting: ClockSetting
  readonly #save: (setting: ClockSetting) => void

  constructor(setting: ClockSetting, save: (setting: ClockSetting) => void) {
    this.#setting = setting
    this.#save = save
  }

  static startingAt(time: number, state: 'running' | 'frozen'): ClockSetting {
    return state === 'frozen' ? { state, at: time } : { state, offset: time - machine.now() }
  }

  get state() {
    return this.#setting.state
  }

  now(): number {
    return this.#setting.state === 'frozen' ? this.#setting.at : machine.now() + this.#setting.offset
  }

  set(time: number, state: 'running' | 'frozen' = this.state): void {
    this.#setting = Clock.startingAt(time, state)
    this.#save(this.#setting)
  }
}
