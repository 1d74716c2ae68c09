import error from '@understudy/contracts/error-texts/en.json'
import favourites from '@/features/favourites/text/en.json'
import games from '@/features/games/text/en.json'
import home from '@/features/home/text/en.json'
import launch from '@/features/launch/text/en.json'
import login from '@/features/login/text/en.json'
import member from '@/features/member/text/en.json'
import passkeys from '@/features/passkeys/text/en.json'
import recents from '@/features/recents/text/en.json'
import system from '@/features/system/text/en.json'
import forms from '@/shared/forms/text/en.json'
import shared from '@/shared/i18n/text/en.json'
import shell from '../layouts/text/en.json'

/** Texts of the shell and of the screens that visits begin with, by namespace: with `further-en.ts` the type of all. */
export default {
  shared: { ...shared, error },
  favourites,
  forms,
  games,
  home,
  launch,
  login,
  member,
  passkeys,
  recents,
  shell,
  system,
}
