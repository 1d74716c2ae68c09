import error from '@understudy/contracts/error-texts/en.json'
import shared from '@/shared/i18n/text/en.json'
import shell from '../layouts/text/en.json'

/** Texts of the shell and of the screens that visits begin with. */
export default {
  shared: { ...shared, error },
  shell,
  byFolder: import.meta.glob<object>(
    [
      '../../features/{favourites,games,home,launch,login,member,passkeys,recents,system}/text/en.json',
      '../../shared/forms/text/en.json',
    ],
    { eager: true, import: 'default' },
  ),
}
