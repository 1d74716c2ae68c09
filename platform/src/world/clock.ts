// Virtual clock: an offset from the host's clock, or a frozen moment.
import { hostClock } from '../shared/host-clock.ts'

/** Either runs at an offset from the host's clock, or is frozen. */
export type ClockSetting = { state: 'running'; offset: number } | { state: 'frozen'; at: number }

/** The last moment a clock can be set to, epoch ms: the start of the year 2100. */
export const LATEST_MOMENT = 4_102_444_800_000

export class MomentRefused extends RangeError {
  override readonly name = 'MomentRefused'
}

/** The only time there is inside a world; epoch milliseconds. */
export class Clock {
  #setting: ClockSetting
  readonly #save: (setting: ClockSetting) => void

  constructor(setting: ClockSetting, save: (setting: ClockSetting) => void) {
    this.#setting = setting
    this.#save = save
  }

  /** The setting of a clock that starts at that time. @throws MomentRefused as `set` does */
  static startingAt(time: number, state: 'running' | 'frozen'): ClockSetting {
    if (!Number.isInteger(time) || time < 0 || time > LATEST_MOMENT)
      throw new MomentRefused(`a world's clock goes from 1970 to the end of 2099; ${time} is outside of that`)
    return state === 'frozen' ? { state, at: time } : { state, offset: time - hostClock.now() }
  }

  get state() {
    return this.#setting.state
  }

  now(): number {
    return this.#setting.state === 'frozen' ? this.#setting.at : hostClock.now() + this.#setting.offset
  }

  /** @throws MomentRefused before 1970 and after 2099, where dates, days and draws could not be calculated */
  set(time: number, state: 'running' | 'frozen' = this.state): void {
    const setting = Clock.startingAt(time, state)
    this.#save(setting)
    this.#setting = setting
  }
}
