/** Short synthesised notes; silent until the player turns them on. */
export class Sound {
  /** @type {AudioContext | undefined} */
  #context
  on = false

  toggle() {
    this.on = !this.on
    if (this.on) this.#context ??= new AudioContext()
    return this.on
  }

  tick() {
    this.#note(320, 0.04, 0.03)
  }

  /** @param {number} multiple */
  win(multiple) {
    const notes = multiple > 20 ? [523, 659, 784, 1047, 1319] : [523, 659, 784]
    for (const [i, frequency] of notes.entries()) this.#note(frequency, 0.16, 0.08, i * 0.12)
  }

  /** @param {number} frequency @param {number} length @param {number} volume @param {number} [delay] */
  #note(frequency, length, volume, delay = 0) {
    if (!this.on || !this.#context) return
    const start = this.#context.currentTime + delay
    const oscillator = this.#context.createOscillator()
    const gain = this.#context.createGain()
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(volume, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(gain).connect(this.#context.destination)
    oscillator.start(start)
    oscillator.stop(start + length)
  }
}
