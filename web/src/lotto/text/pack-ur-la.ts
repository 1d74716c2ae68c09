import error from '@understudy/contracts/error-texts/ur-la.json'
import draws from '@/domain/draws/text/ur-la.json'
import shared from '@/shared/i18n/text/ur-la.json'
import lotto from './ur-la.json'

export default { shared: { ...shared, error }, draws, lotto }
