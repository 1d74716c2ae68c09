import type { Play } from '@understudy/contracts/lottery'
import type { Choice } from '@understudy/contracts/lottery/content'
import { useText } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { fits, toggled } from './choosing.ts'
import { NumberPad } from './NumberPad.tsx'
import { OddsOptions } from './OddsOptions.tsx'
import { SymbolRow } from './SymbolRow.tsx'

interface PickerProps {
  play: Play
  choice: Choice
  series: number
  highestSeries: number
  onChange: (choice: Choice) => void
}

/** The input of a play, by its rule. */
export function Picker({ play, choice, series, highestSeries, onChange }: PickerProps) {
  const t = useText()
  const { content } = play
  const put = (next: Choice) => {
    if (fits(content, next)) onChange(next)
    else toast.error(t('lotto:pick.tooMany'), TOAST.refusedBet)
  }
  const rowAt = (position: number) => (symbols: string[]) =>
    put(choice.map((before, index) => (index === position ? symbols : before)))

  if (content.kind === 'numbers')
    return <NumberPad digits={content.digits} numbers={choice[0] ?? []} onChange={(numbers) => put([numbers])} />
  if (content.kind === 'options')
    return (
      <OddsOptions
        options={content.options}
        chosen={choice[0] ?? []}
        series={series}
        highestSeries={highestSeries}
        onToggle={(value) =>
          put(
            toggled(
              choice,
              0,
              value,
              content.options.map((option) => option.value),
            ),
          )
        }
      />
    )
  if (content.kind === 'pick')
    return (
      <SymbolRow
        label={t('lotto:pick.choose', { count: content.choose })}
        symbols={content.symbols}
        chosen={choice[0] ?? []}
        most={content.most}
        onToggle={(symbol) => put(toggled(choice, 0, symbol, content.symbols))}
        onRow={rowAt(0)}
      />
    )
  return content.positions.map(({ value, label }, position) => (
    <SymbolRow
      key={value}
      label={label}
      symbols={content.symbols}
      chosen={choice[position] ?? []}
      onToggle={(symbol) => put(toggled(choice, position, symbol, content.symbols))}
      onRow={rowAt(position)}
    />
  ))
}
