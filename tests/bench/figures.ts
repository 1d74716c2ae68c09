/** One measured figure, beside its floor or limit where there is one. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What it is held against, and how. */
  limit?: { value: number; kind: 'at most' | 'at least'; why: string }
}

export const holds = ({ value, limit }: Figure): boolean | undefined =>
  limit === undefined ? undefined : limit.kind === 'at most' ? value <= limit.value : value >= limit.value

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

const rounded = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

export function printTable(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const figure of figures) console.log(lineOf(figure))
}

/** A long part prints its figures as it measures; standard error, as the output may be JSON. */
export const printFigure = (figure: Figure): void => console.error(lineOf(figure))

function lineOf(figure: Figure): string {
  const mark = { true: 'ok  ', false: 'MISS', undefined: '    ' }[String(holds(figure)) as 'true']
  const against = figure.limit
    ? `${figure.limit.kind} ${rounded(figure.limit.value)} ${figure.unit} (${figure.limit.why})`
    : ''
  return `  ${mark} ${figure.name.padEnd(56)} ${rounded(figure.value).padStart(9)} ${figure.unit.padEnd(6)} ${against}`
}
