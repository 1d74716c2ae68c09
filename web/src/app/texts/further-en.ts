import record from '@/shared/records/text/en.json'

/** The texts that are not in `pack-en.ts`. */
export default {
  record,
  byFolder: import.meta.glob<object>(
    [
      '../../{features,domain}/*/text/en.json',
      '!../../features/{favourites,games,home,launch,login,member,passkeys,recents,system}/text/en.json',
    ],
    { eager: true, import: 'default' },
  ),
}
