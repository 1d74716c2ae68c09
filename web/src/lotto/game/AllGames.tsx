import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { usePage } from '../page.ts'

/** Leads from a game to the list of all. */
export function AllGames() {
  const t = useText()
  const show = usePage((page) => page.show)
  return <Button onClick={() => show('lobby')}>{t('lotto:games.all')}</Button>
}
