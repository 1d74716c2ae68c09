import error from '@understudy/contracts/error-texts/ur.json'
import shared from '@/shared/i18n/text/ur.json'
import shell from '../layouts/text/ur.json'

/** Texts of the shell and of the screens that visits begin with. */
export default {
  shared: { ...shared, error },
  shell,
  byFolder: import.meta.glob<object>(
    [
      '../../features/{favourites,games,home,launch,login,member,passkeys,recents,system}/text/ur.json',
      '../../shared/forms/text/ur.json',
    ],
    { eager: true, import: 'default' },
  ),
}
