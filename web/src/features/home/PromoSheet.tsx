import type { Announcement } from '@understudy/contracts/announcements'
import { Gift } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { Overlay } from '@/shared/ui/Overlay'
import { Picture } from '@/shared/ui/Picture'
import styles from './Promotions.module.css'

interface PromoSheetProps {
  open: boolean
  onClose: () => void
  promotions: readonly Announcement[]
}

export default function PromoSheet({ open, onClose, promotions }: PromoSheetProps) {
  const t = useText()
  return (
    <Overlay open={open} onClose={onClose} from="below" title={t('home:promo.title')}>
      <ul className={styles.list}>
        {promotions.map(({ id, title, announcementImages }) => {
          const [picture] = [...announcementImages].sort((a, b) => a.sequence - b.sequence)
          return (
            <li key={id}>
              <Link to={paths.promotion({ id })} className={styles.promotion}>
                <Picture
                  src={picture?.url}
                  alt=""
                  width={104}
                  height={64}
                  className={styles.picture}
                  fallback={
                    <span className={styles.picture}>
                      <Gift size={24} aria-hidden="true" />
                    </span>
                  }
                />
                <span className={styles.name} dir="auto">
                  {title}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <div className={styles.more}>
        <ButtonLink to={paths.promotions()} wide>
          {t('home:promo.all')}
        </ButtonLink>
      </div>
    </Overlay>
  )
}
