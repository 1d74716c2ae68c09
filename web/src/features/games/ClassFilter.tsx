import { type TextKey, useText } from '@/shared/i18n'
import { Chip } from '@/shared/ui/Chip'
import styles from './chip-row.module.css'

/** The platform's classes of slots (`gameClassify`), most popular first. */
export const CLASSES = ['Slot', 'Jackpot', 'Crash', 'Table'] as const
export type SlotClass = (typeof CLASSES)[number]

const classLabel = (name: SlotClass): TextKey => `games:class.${name}`

interface ClassFilterProps {
  /** Undefined: all. */
  current: SlotClass | undefined
  onPick: (name: SlotClass | undefined) => void
}

/** Filter by class of slots, one at a time; default: all. */
export function ClassFilter({ current, onPick }: ClassFilterProps) {
  const t = useText()
  return (
    <fieldset data-row className={styles.row}>
      <legend className="visually-hidden">{t('games:class.label')}</legend>
      {[undefined, ...CLASSES].map((name) => (
        <Chip
          key={name ?? 'all'}
          active={name === current}
          aria-pressed={name === current}
          onClick={() => onPick(name)}
        >
          {t(name ? classLabel(name) : 'games:class.all')}
        </Chip>
      ))}
    </fieldset>
  )
}
