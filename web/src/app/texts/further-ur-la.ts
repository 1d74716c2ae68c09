import record from '@/shared/records/text/ur-la.json'

/** The texts that are not in `pack-ur-la.ts`. */
export default {
  record,
  byFolder: import.meta.glob<object>(
    [
      '../../{features,domain}/*/text/ur-la.json',
      '!../../features/{favourites,games,home,launch,login,member,passkeys,recents,system}/text/ur-la.json',
    ],
    { eager: true, import: 'default' },
  ),
}
