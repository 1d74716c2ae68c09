import error from '@understudy/contracts/error-texts/en.json'
import draws from '@/domain/draws/text/en.json'
import shared from '@/shared/i18n/text/en.json'
import lotto from './en.json'

export default { shared: { ...shared, error }, draws, lotto }
