import { useText } from '@/shared/i18n'
import { Chip } from '@/shared/ui/Chip'
import type { PlayMenu } from '../game/menu.ts'
import { usePage } from '../page.ts'
import { LottoSheet } from '../ui/LottoSheet.tsx'
import styles from './PlaysSheet.module.css'

interface PlaysSheetProps {
  menus: readonly PlayMenu[]
  menu: PlayMenu
  groups: PlayMenu['playMenuGroups']
  playId: number
  onChoose: (playId: number) => void
  onClose: () => void
}

/** Sheet with all plays by group, and above them the choice of prizes and mode, if there is one. */
export function PlaysSheet({ menus, menu, groups, playId, onChoose, onClose }: PlaysSheetProps) {
  const t = useText()
  const play = usePage((page) => page.play)
  const { prizeMode, playType } = menu
  return (
    <LottoSheet title={t('lotto:bet.allPlays')} onClose={onClose}>
      <Modes
        label={t('lotto:modes.prizes')}
        modes={[...new Set(menus.map((one) => one.prizeMode))]}
        chosen={prizeMode}
        onChoose={(chosen) => play({ playType, prizeMode: chosen })}
      />
      <Modes
        label={t('lotto:modes.style')}
        modes={[...new Set(menus.map((one) => one.playType))]}
        chosen={playType}
        onChoose={(chosen) => play({ prizeMode, playType: chosen })}
      />
      {groups.map(({ playCode, playName, playMenus }) => (
        <fieldset key={playCode} className={styles.group}>
          <legend className={styles.name}>{playName}</legend>
          {playMenus.map((one) => (
            <Chip
              key={one.playId}
              active={one.playId === playId}
              aria-pressed={one.playId === playId}
              onClick={() => {
                onChoose(one.playId)
                onClose()
              }}
            >
              {one.playName}
            </Chip>
          ))}
        </fieldset>
      ))}
    </LottoSheet>
  )
}

type Mode = PlayMenu['prizeMode'] | PlayMenu['playType']

function Modes<T extends Mode>(props: { label: string; modes: readonly T[]; chosen: T; onChoose: (mode: T) => void }) {
  const { label, modes, chosen, onChoose } = props
  const t = useText()
  if (modes.length < 2) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{label}</legend>
      {modes.map((mode) => (
        <Chip key={mode} active={mode === chosen} aria-pressed={mode === chosen} onClick={() => onChoose(mode)}>
          {t(`lotto:modes.${mode as Mode}`)}
        </Chip>
      ))}
    </fieldset>
  )
}
