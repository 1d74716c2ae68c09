import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import type { SceneKind } from '@/shared/ui/Scene'
import { isNarrowed, type Selection } from './use-selection.ts'

interface EmptyRecordProps<F extends string> {
  selection: Selection<F>
  onSelect: (selection: Selection<F>) => void
  /** One sentence for an empty period. */
  children: ReactNode
  /** What to offer when a longer period would be empty too; a game to play unless it is said. */
  action?: ReactNode
  /** What is recorded. */
  scene?: SceneKind | undefined
}

/** An empty record: offers to clear the filters, to extend the period, or an action. */
export function EmptyRecord<F extends string>({
  selection,
  onSelect,
  children,
  action,
  scene = 'money',
}: EmptyRecordProps<F>) {
  const t = useText()
  const { span } = selection
  if (isNarrowed(selection))
    return (
      <EmptyState
        scene={scene}
        action={<Button onClick={() => onSelect({ span, filter: {} })}>{t('record:all')}</Button>}
      >
        {t('record:none')}
      </EmptyState>
    )
  if (span === 'month')
    return (
      <EmptyState
        scene={scene}
        action={action ?? <ButtonLink to={paths.games()}>{t('shared:action.findGame')}</ButtonLink>}
      >
        {children}
      </EmptyState>
    )
  return (
    <EmptyState
      scene={scene}
      action={<Button onClick={() => onSelect({ span: 'month', filter: {} })}>{t('record:longer')}</Button>}
    >
      {children}
    </EmptyState>
  )
}
