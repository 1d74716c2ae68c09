import games from '@/features/games/text/ur-la.json'
import home from '@/features/home/text/ur-la.json'
import member from '@/features/member/text/ur-la.json'
import shared from '@/shared/i18n/text/ur-la.json'
import shell from '../layouts/text/ur-la.json'

/** What home says before anything is tapped; all of it waits for this. */
export default { shared, shell, home, games, member }
