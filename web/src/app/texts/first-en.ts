import games from '@/features/games/text/en.json'
import home from '@/features/home/text/en.json'
import member from '@/features/member/text/en.json'
import shared from '@/shared/i18n/text/en.json'
import shell from '../layouts/text/en.json'

/** Texts of home before any interaction; its first paint waits for them. */
export default { shared, shell, home, games, member }
