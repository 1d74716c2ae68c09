import { FavouritesEmpty } from '@/features/favourites/FavouritesEmpty'
import type { Filter } from '@/features/games/GameFilters'
import { RecentsEmpty } from '@/features/recents/RecentsEmpty'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

interface NoGamesProps {
  filter: Filter
  /** The search term. */
  name: string
  onClear: () => void
  /** Clears the filters other than the search term; undefined when there are none. */
  onWiden?: () => void
}

/** Empty state of the list, with the reason and one action. */
export function NoGames({ filter, name, onClear, onWiden }: NoGamesProps) {
  const t = useText()
  if (name)
    return (
      <EmptyState scene="games" action={<Button onClick={onClear}>{t('games:empty.clear')}</Button>}>
        {t('games:search.none', { name })}
      </EmptyState>
    )
  if (onWiden)
    return (
      <EmptyState scene="games" action={<Button onClick={onWiden}>{t('games:empty.clear')}</Button>}>
        {t('games:empty.filtered')}
      </EmptyState>
    )
  if (filter === 'fav') return <FavouritesEmpty />
  if (filter === 'recent') return <RecentsEmpty />
  return (
    <EmptyState scene="games" action={<ButtonLink to={paths.games()}>{t('games:empty.toAll')}</ButtonLink>}>
      {t('games:empty.list')}
    </EmptyState>
  )
}
