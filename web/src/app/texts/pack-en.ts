import error from '@understudy/contracts/error-texts/en.json'
import shared from '@/shared/i18n/text/en.json'
import record from '@/shared/records/text/en.json'
import shell from '../layouts/text/en.json'

export default {
  shared: { ...shared, error },
  shell,
  record,
  byFolder: import.meta.glob<object>(['../../{features,domain}/*/text/en.json', '../../shared/forms/text/en.json'], {
    eager: true,
    import: 'default',
  }),
}
