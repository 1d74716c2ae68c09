import { FavouritesEmpty } from '@/features/favourites/FavouritesEmpty'
import type { Filter } from '@/features/games/GameFilters'
import { RecentsEmpty } from '@/features/recents/RecentsEmpty'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Button, ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

interface NoGamesProps {
  filter: Filter
  /** The name that was searched for. */
  name: string
  onClear: () => void
}

/** Why the list is empty, and one way on. */
export function NoGames({ filter, name, onClear }: NoGamesProps) {
  const t = useText()
  if (name)
    return (
      <EmptyState action={<Button onClick={onClear}>{t('games:empty.clear')}</Button>}>
        {t('games:search.none', { name })}
      </EmptyState>
    )
  if (filter === 'fav') return <FavouritesEmpty />
  if (filter === 'recent') return <RecentsEmpty />
  return (
    <EmptyState action={<ButtonLink to={paths.gameList({ type: 'hot' })}>{t('games:empty.toHot')}</ButtonLink>}>
      {t('games:empty.list')}
    </EmptyState>
  )
}
