import type { FairRound } from '@understudy/contracts/fairness'
import { languageCode, useText } from '@/shared/i18n'
import { buttonClass } from '@/shared/ui/Button'
import { CopyButton } from '@/shared/ui/CopyButton'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Muted } from '@/shared/ui/Muted'
import styles from './FairFacts.module.css'

/** The seeds of a draw or a round, and once it is out the way to the page that checks it. */
export function FairFacts({ round }: { round: FairRound }) {
  const t = useText()
  const { commitment, serverSeed, clientSeed, nonce, decided, page } = round
  const fact = (name: 'hash' | 'secret' | 'seed' | 'number', value: string) => (
    <Fact label={t(`draws:fair.${name}`)}>
      <bdi dir="ltr" className={styles.value}>
        {value}
      </bdi>
      <CopyButton label={t('draws:fair.copy', { what: t(`draws:fair.${name}`) })} value={value} />
    </Fact>
  )
  return (
    <>
      <Muted>{t('draws:fair.text')}</Muted>
      <Facts>
        {fact('hash', commitment)}
        {serverSeed === null ? (
          <Fact label={t('draws:fair.secret')}>{t('draws:fair.later')}</Fact>
        ) : (
          fact('secret', serverSeed)
        )}
        {fact('seed', clientSeed)}
        {fact('number', nonce)}
      </Facts>
      {decided && <Muted>{t('draws:fair.decided')}</Muted>}
      {page !== null && (
        <a
          href={withLook(page)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'secondary', wide: true })}
        >
          {t('draws:fair.check')}
        </a>
      )}
    </>
  )
}

/** The checking page takes its language and theme from the address, as it can ask nobody. */
function withLook(page: string): string {
  const { theme = 'dark' } = document.documentElement.dataset
  return `${page}&${new URLSearchParams({ language: languageCode(), theme })}`
}
