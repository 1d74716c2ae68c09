/** One measured figure. */
export interface Figure {
  name: string
  value: number
  unit: string
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** A figure, what it is compared with, and how many times that it is. */
export const beside = (figure: Figure, floor: Figure): Figure[] => [
  floor,
  figure,
  { name: `${figure.name}, of ${floor.name}`, value: figure.value / floor.value, unit: 'x' },
]

/** Median and slowest hundredth of times in milliseconds. */
export const times = (name: string, all: readonly number[]): Figure[] => [
  { name: `${name}, median`, value: median(all), unit: 'ms' },
  { name: `${name}, p99`, value: quantile(all, 0.99), unit: 'ms' },
]

export function printTable(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const figure of figures) console.log(lineOf(figure))
}

/** A long part prints its figures as it measures; standard error, as the output may be JSON. */
export const printFigure = (figure: Figure): void => console.error(lineOf(figure))

const lineOf = ({ name, value, unit }: Figure) => `  ${name.padEnd(72)} ${rounded(value).padStart(9)} ${unit}`

const rounded = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))
