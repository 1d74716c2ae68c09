import error from '@understudy/contracts/error-texts/ur-la.json'
import shared from '@/shared/i18n/text/ur-la.json'
import shell from '../layouts/text/ur-la.json'

/** Texts of the shell and of the screens that visits begin with. */
export default {
  shared: { ...shared, error },
  shell,
  byFolder: import.meta.glob<object>(
    [
      '../../features/{favourites,games,home,launch,login,member,passkeys,recents,system}/text/ur-la.json',
      '../../shared/forms/text/ur-la.json',
    ],
    { eager: true, import: 'default' },
  ),
}
