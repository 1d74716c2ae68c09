import games from '@/features/games/text/ur-la.json'
import home from '@/features/home/text/ur-la.json'
import member from '@/features/member/text/ur-la.json'
import shared from '@/shared/i18n/text/ur-la.json'
import shell from '../layouts/text/ur-la.json'

/** Texts of home before any interaction; its first paint waits for them. */
export default { shared, shell, home, games, member }
