import games from '@/features/games/text/ur.json'
import home from '@/features/home/text/ur.json'
import member from '@/features/member/text/ur.json'
import shared from '@/shared/i18n/text/ur.json'
import shell from '../layouts/text/ur.json'

/** Texts of home before any interaction; its first paint waits for them. */
export default { shared, shell, home, games, member }
