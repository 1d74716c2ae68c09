// Virtual clock: an offset from the host's clock, or a frozen moment.
import { hostClock } from './host-clock.ts'

/** Either runs beside the machine's clock at a distance, or stands still. */
export type ClockSetting = { state: 'running'; offset: number } | { state: 'frozen'; at: number }

/** A stretch of a world's time: its first moment, and the first after it. */
export interface Span {
  from: number
  until: number
}

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

  /** Throws as `set` does. */
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

  /** Throws MomentRefused for what is before 1970 or after 2099: dates, days and draws are calculated from it. */
  set(time: number, state: 'running' | 'frozen' = this.state): void {
    const setting = Clock.startingAt(time, state)
    this.#save(setting)
    this.#setting = setting
  }
}
