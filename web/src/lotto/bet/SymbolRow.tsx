import { useText } from '@/shared/i18n'
import { areNumbers, QUICK_KEYS, quick } from './choosing.ts'
import styles from './SymbolRow.module.css'

interface SymbolRowProps {
  label: string
  symbols: readonly string[]
  chosen: readonly string[]
  /** Maximum selection; quick keys that would exceed it are hidden. */
  most?: number
  onToggle: (symbol: string) => void
  onRow: (symbols: string[]) => void
}

/** The symbols of one position, left to right, with quick keys that select several. */
export function SymbolRow({
  label,
  symbols,
  chosen,
  most = Number.POSITIVE_INFINITY,
  onToggle,
  onRow,
}: SymbolRowProps) {
  const t = useText()
  const keys = QUICK_KEYS.filter(
    (key) => key === 'clear' || (quick(symbols, key).length <= most && (key === 'all' || areNumbers(symbols))),
  )
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.symbols} dir="ltr">
        {symbols.map((symbol) => (
          <button
            key={symbol}
            type="button"
            className={styles.symbol}
            aria-pressed={chosen.includes(symbol)}
            onClick={() => onToggle(symbol)}
          >
            {symbol}
          </button>
        ))}
      </div>
      {keys.length > 1 && (
        <div className={styles.keys}>
          {keys.map((key) => (
            <button key={key} type="button" className={styles.key} onClick={() => onRow(quick(symbols, key))}>
              {t(`lotto:pick.${key}`)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
