/** Said on this page alone, so that it comes with the page. */
export const peopleTexts = {
  search: 'Name, story, merchant or state',
  name: 'Name',
  merchant: 'Merchant',
  vip: 'VIP',
  balance: 'Balance',
  status: 'State',
  seen: 'Last seen',
  actions: 'Actions',
  openAs: 'Open the app as {name}',
  calls: 'Calls',
  row: 'Row',
  ago: '{distance} ago',
  none: 'Nobody is like that.',
  all: 'Show everybody',
  blocked: 'The browser blocked the new tab.',
} as const
