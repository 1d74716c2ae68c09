import error from '@understudy/contracts/error-texts/ur.json'
import draws from '@/domain/draws/text/ur.json'
import shared from '@/shared/i18n/text/ur.json'
import lotto from './ur.json'

export default { shared: { ...shared, error }, draws, lotto }
