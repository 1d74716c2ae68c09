import error from '@understudy/contracts/error-texts/ur.json'
import shared from '@/shared/i18n/text/ur.json'
import record from '@/shared/records/text/ur.json'
import shell from '../layouts/text/ur.json'

export default {
  shared: { ...shared, error },
  shell,
  record,
  byFolder: import.meta.glob<object>(['../../{features,domain}/*/text/ur.json', '../../shared/forms/text/ur.json'], {
    eager: true,
    import: 'default',
  }),
}
