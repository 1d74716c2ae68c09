import { Delete, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { readNumbers } from './choosing.ts'
import styles from './NumberPad.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface NumberPadProps {
  digits: number
  numbers: readonly string[]
  onChange: (numbers: string[]) => void
}

/** Entry of whole numbers, on a number pad or by pasting many. */
export function NumberPad({ digits, numbers, onChange }: NumberPadProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [pasting, setPasting] = useState(false)

  const press = (digit: string) => {
    const next = typed + digit
    if (next.length < digits) return setTyped(next)
    setTyped('')
    if (!numbers.includes(next)) onChange([...numbers, next])
  }

  return (
    <div className={styles.pad}>
      <output className={styles.typed} dir="ltr" aria-label={t('lotto:pick.number')}>
        {Array.from({ length: digits }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits may repeat, and the order is fixed
          <span key={index} data-filled={index < typed.length}>
            {typed[index] ?? '–'}
          </span>
        ))}
      </output>
      <div className={styles.keys} dir="ltr">
        {KEYS.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.word} onClick={() => setPasting(!pasting)} aria-expanded={pasting}>
          {t('lotto:pick.paste')}
        </button>
        <button type="button" className={styles.key} onClick={() => press('0')}>
          0
        </button>
        <button
          type="button"
          className={styles.key}
          aria-label={t('lotto:pick.back')}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          <Delete size={22} aria-hidden="true" />
        </button>
      </div>
      {pasting && (
        <Paste
          digits={digits}
          onTake={(taken) => {
            onChange([...new Set([...numbers, ...taken])])
            setPasting(false)
          }}
        />
      )}
      {numbers.length > 0 && (
        <ul className={styles.numbers} aria-label={t('lotto:pick.numbers', { count: numbers.length })} dir="ltr">
          {numbers.map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles.number}
                aria-label={t('lotto:pick.remove', { number })}
                onClick={() => onChange(numbers.filter((one) => one !== number))}
              >
                {number}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Paste({ digits, onTake }: { digits: number; onTake: (numbers: string[]) => void }) {
  const t = useText()
  const id = useId()
  const [text, setText] = useState('')
  const { numbers, refused } = readNumbers(text, digits)
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{t('lotto:pick.pasteHint', { count: digits })}</label>
      <textarea
        id={id}
        dir="ltr"
        rows={3}
        inputMode="numeric"
        className={styles.field}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {refused > 0 && <p className={styles.refused}>{t('lotto:pick.refused', { count: refused })}</p>}
      <Button size="small" disabled={numbers.length === 0} onClick={() => onTake(numbers)}>
        {t('lotto:pick.take', { count: numbers.length })}
      </Button>
    </div>
  )
}
