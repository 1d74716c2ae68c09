import record from '@/shared/records/text/ur.json'

/** The texts that are not in `pack-ur.ts`. */
export default {
  record,
  byFolder: import.meta.glob<object>(
    [
      '../../{features,domain}/*/text/ur.json',
      '!../../features/{favourites,games,home,launch,login,member,passkeys,recents,system}/text/ur.json',
    ],
    { eager: true, import: 'default' },
  ),
}
