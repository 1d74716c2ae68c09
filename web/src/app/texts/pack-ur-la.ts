import error from '@understudy/contracts/error-texts/ur-la.json'
import shared from '@/shared/i18n/text/ur-la.json'
import record from '@/shared/records/text/ur-la.json'
import shell from '../layouts/text/ur-la.json'

export default {
  shared: { ...shared, error },
  shell,
  record,
  byFolder: import.meta.glob<object>(
    ['../../{features,domain}/*/text/ur-la.json', '../../shared/forms/text/ur-la.json'],
    { eager: true, import: 'default' },
  ),
}
