import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import classes from './BarChart.module.css'

const LEAST_STEPS = 3

/** Axis values from 0 to the first one that is not below `most`: 0, 500, 1,000, 1,500. */
export function niceSteps(most: number): number[] {
  if (most <= 0) return [0, 1]
  const power = 10 ** Math.floor(Math.log10(most / LEAST_STEPS))
  const step = [1, 2, 5, 10].map((part) => part * power).find((size) => size * (LEAST_STEPS + 1) >= most) ?? most
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

export interface ChartBar {
  readonly key: string
  readonly label: string
  /** Full text: "Mon, Nov 23: $120.00 in 2 payments". */
  readonly text: string
  readonly value: number
}

interface BarChartProps {
  readonly label: string
  readonly bars: readonly ChartBar[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
  readonly scale: (value: number) => string
}

/** Number of labels that fit without touching. */
const MOST_LABELS = 8
const moves: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowRight: (place, last) => Math.min(last, place + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Bars as buttons: one tab stop, arrow keys move between them. */
export function BarChart({ label, bars, chosen, onChoose, scale }: BarChartProps) {
  const group = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const steps = niceSteps(Math.max(0, ...bars.map(({ value }) => value)))
  const most = steps.at(-1) ?? 1
  const open = bars.findIndex(({ key }) => key === chosen)
  const stop = Math.min(focused ?? (open >= 0 ? open : bars.length - 1), bars.length - 1)
  const step = Math.ceil(bars.length / MOST_LABELS)
  const move = (event: KeyboardEvent): void => {
    const to = moves[event.key]?.(stop, bars.length - 1)
    if (to === undefined) return
    event.preventDefault()
    setFocused(to)
    group.current?.querySelectorAll('button')[to]?.focus()
  }
  const choose = (event: MouseEvent<HTMLButtonElement>): void => onChoose(event.currentTarget.value)
  return (
    <div className={classes.chart}>
      <div className={`stack small ${classes.scale}`} aria-hidden>
        {steps.toReversed().map((value) => (
          <span key={value}>{scale(value)}</span>
        ))}
      </div>
      <div className="relative">
        <svg className={classes.lines} aria-hidden>
          {steps.map((value) => (
            <line key={value} x1="0" x2="100%" y1={`${100 - (value / most) * 100}%`} y2={`${100 - (value / most) * 100}%`} />
          ))}
        </svg>
        <div ref={group} role="group" aria-label={label} className={classes.bars} onKeyDown={move}>
          {bars.map(({ key, label: below, text, value }, index) => (
            <button
              key={key}
              type="button"
              value={key}
              className={classes.bar}
              title={text}
              aria-label={text}
              aria-pressed={key === chosen}
              tabIndex={index === stop ? 0 : -1}
              onClick={choose}
              onFocus={() => setFocused(index)}
              data-labelled={index % step === 0 || undefined}
              data-major={index % (step * 2) === 0 || undefined}
            >
              <svg className={classes.column} aria-hidden>
                <rect width="100%" y={`${100 - (value / most) * 100}%`} height={`${(value / most) * 100}%`} rx="2" />
              </svg>
              <span className={`small ${classes.below}`} aria-hidden>
                {below}
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
