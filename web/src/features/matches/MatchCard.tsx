import { Play } from 'lucide-react'
import { now } from '@/shared/clock'
import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { Picture } from '@/shared/ui/Picture'
import styles from './MatchCard.module.css'
import { MatchTime } from './MatchTime.tsx'
import type { HotMatch } from './matches.queries.ts'

interface MatchCardProps {
  match: HotMatch
  onPlay: (match: HotMatch) => void
  /** False reserves the space of the crests without loading them. */
  pictured?: boolean
}

/**
 * A match: teams at the ends, each with its odds beside it, in LTR and RTL. One button covers the whole card; v2 matches
 * show it as a play button (HOME-034).
 */
export function MatchCard({ match, onPlay, pictured = true }: MatchCardProps) {
  const t = useText()
  const { league, homeTeam, awayTeam, moneyLine, scores } = match
  const [homeOdds, awayOdds] = moneyLine?.suspended ? [] : [moneyLine?.homeTeamOdds, moneyLine?.awayTeamOdds]
  const live = match.matchTime <= now()
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.league}>{league}</span>
        {live && (
          <span className={styles.live}>
            <span className={styles.dot} aria-hidden="true" />
            {t('matches:live')}
            {scores?.minute !== undefined && <bdi dir="ltr">{`${scores.minute}′`}</bdi>}
          </span>
        )}
      </header>
      <div className={styles.sides}>
        <Team name={homeTeam} image={pictured ? match.homeTeamImageUrl : undefined} score={scores?.home} />
        {moneyLine ? <Odds mark="1" label={t('matches:home')} odds={homeOdds} /> : <span />}
        <button
          type="button"
          className={classes(styles.play, !moneyLine && styles.plain)}
          onClick={() => onPlay(match)}
        >
          {moneyLine ? (
            <Play size={18} fill="currentColor" aria-hidden="true" />
          ) : (
            <span aria-hidden="true">{t('matches:versus')}</span>
          )}
          <span className="visually-hidden">{t('matches:play', { home: homeTeam, away: awayTeam })}</span>
        </button>
        {moneyLine ? <Odds mark="2" label={t('matches:away')} odds={awayOdds} /> : <span />}
        <Team name={awayTeam} image={pictured ? match.awayTeamImageUrl : undefined} score={scores?.away} />
      </div>
      <footer className={styles.foot}>
        <MatchTime time={match.matchTime} />
      </footer>
    </article>
  )
}

function Team({ name, image, score }: { name: string; image: string | undefined; score: string | undefined }) {
  const t = useText()
  const [figure, ...more] = score?.split(' ') ?? []
  return (
    <div className={styles.team}>
      {image === undefined ? (
        <span className={styles.crest} />
      ) : (
        <Picture
          src={image}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          decoding="async"
          className={styles.crest}
          fallback={<Initial name={name} />}
        />
      )}
      <span className={classes(styles.name, score !== undefined && styles.scored)} dir="auto">
        {name}
      </span>
      {figure && (
        <bdi dir="ltr" className={styles.score}>
          {figure} <small>{more.join(' ')}</small>
        </bdi>
      )}
      {score === '' && <span className={styles.waits}>{t('matches:yetToBat')}</span>}
    </div>
  )
}

/** A team's crest; its first letter if the picture fails to load. */
const Initial = ({ name }: { name: string }) => (
  <span className={styles.initial} aria-hidden="true">
    {[...name][0]}
  </span>
)

/** Odds of a side; none while the match takes no bets. */
function Odds({ mark, label, odds }: { mark: '1' | '2'; label: string; odds: number | undefined }) {
  const t = useText()
  return (
    <div className={styles.odds}>
      <span className={styles.mark}>
        <span aria-hidden="true">{mark}</span>
        <span className="visually-hidden">{odds === undefined ? t('matches:closed') : label}</span>
      </span>
      <bdi dir="ltr" className={styles.figure}>
        {odds?.toFixed(2) ?? '–'}
      </bdi>
    </div>
  )
}
