import type { DueEvent } from '@understudy/contracts/control'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { classes } from '@/shared/ui/classes'
import { useSteeringText } from '../../steering-texts.ts'
import { interpolate } from '../console-texts.ts'
import type { Jump } from './jumps.ts'
import { momentText, shortMoment } from './moments.ts'
import styles from './time.module.css'
import { timeTexts as w } from './time-texts.ts'
import { dueBeside, LANES, laneOf, midnightsIn, shareOf, type TimeRange, timeAt } from './timeline.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface TimeLineProps {
  span: TimeRange
  now: number
  chosen: number | undefined
  due: readonly DueEvent[]
  jumps: readonly Jump[]
  kept: readonly { id: string; label: string; takenAt: number }[]
  onChoose: (time: number) => void
}

/** A time axis with the due events and past jumps, and a marker that can be dragged to another moment. */
export function TimeLine({ span, now, chosen, due, jumps, kept, onChoose }: TimeLineProps) {
  const t = useSteeringText()
  const track = useRef<HTMLDivElement>(null)
  const shownAt = chosen ?? now

  const choose = (time: number) => onChoose(Math.min(span.to, Math.max(span.from, time)))
  const byPointer = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (!box) return
    const fromStart =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? box.right - event.clientX : event.clientX - box.left
    choose(timeAt(fromStart / box.width, span, due))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const step = event.shiftKey ? HOUR : MINUTE
    const to = {
      ArrowLeft: shownAt + (forwards === 'ArrowLeft' ? step : -step),
      ArrowRight: shownAt + (forwards === 'ArrowRight' ? step : -step),
      ArrowUp: shownAt + step,
      ArrowDown: shownAt - step,
      PageUp: dueBeside(shownAt, 1, due) ?? shownAt,
      PageDown: dueBeside(shownAt, -1, due) ?? shownAt,
      Home: now,
      End: span.to,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    choose(to)
  }

  return (
    <div className={styles.line}>
      <div className={styles.names} aria-hidden="true">
        {[...LANES, 'history' as const].map((lane) => (
          <span key={lane}>{w.lanes[lane]}</span>
        ))}
      </div>
      <div
        ref={track}
        className={styles.track}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          byPointer(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && byPointer(event)}
      >
        {midnightsIn(span).map((time) => (
          <At key={time} time={time} span={span} className={styles.midnight} />
        ))}
        {LANES.map((lane) => (
          <div key={lane} className={styles.lane}>
            {due
              .filter(({ kind }) => laneOf(kind) === lane)
              .map(({ kind, at: time, about }) => (
                <At
                  key={`${kind} ${time} ${about}`}
                  time={time}
                  span={span}
                  className={classes(styles.due, styles[lane])}
                  title={`${t(`due.${kind}`)} ${about} · ${momentText(time)}`}
                />
              ))}
          </div>
        ))}
        <div className={styles.lane}>
          {jumps.map((jump) => (
            <Jumped key={jump.no} jump={jump} span={span} />
          ))}
          {kept.map(({ id, label, takenAt }) => (
            <At
              key={id}
              time={takenAt}
              span={span}
              className={styles.kept}
              title={interpolate(w.kept, { label: label || id })}
            />
          ))}
        </div>
        <At time={now} span={span} className={styles.now} title={w.now} />
        <div
          role="slider"
          tabIndex={0}
          className={styles.chosen}
          style={{ insetInlineStart: `${(shareOf(shownAt, span) ?? 0) * 100}%` }}
          aria-label={w.line}
          aria-valuemin={span.from}
          aria-valuemax={span.to}
          aria-valuenow={shownAt}
          aria-valuetext={momentText(shownAt)}
          title={w.lineHint}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>{shortMoment(span.from + share * (span.to - span.from))}</span>
        ))}
      </div>
    </div>
  )
}

interface AtProps {
  time: number
  span: TimeRange
  className: string | undefined
  title?: string
}

function At({ time, span, className, title }: AtProps) {
  const share = shareOf(time, span)
  if (share === undefined) return null
  return <i className={className} style={{ insetInlineStart: `${share * 100}%` }} title={title} />
}

/** The visible part of a jump. */
function Jumped({ jump: { by, from, to }, span }: { jump: Jump; span: TimeRange }) {
  const [begin, end] = [Math.max(span.from, Math.min(from, to)), Math.min(span.to, Math.max(from, to))]
  const [start, stop] = [shareOf(begin, span), shareOf(end, span)]
  if (start === undefined || stop === undefined || end < begin) return null
  const extent: CSSProperties = { insetInlineStart: `${start * 100}%`, inlineSize: `${(stop - start) * 100}%` }
  return (
    <i
      className={classes(styles.jump, to < from && styles.backwards)}
      style={extent}
      title={`${w.by[by]}: ${momentText(from)} → ${momentText(to)}`}
    />
  )
}
