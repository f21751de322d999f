import { useId, useState } from 'react'
import { photoMarkLabels } from './photoMarks.ts'
import classes from './PhotoCompare.module.css'

interface PhotoCompareProps {
  readonly before: string
  readonly after: string
  /** In a sentence: "tank". */
  readonly name: string
}

/** Two photos of the same subject; a slider moves the border between them. */
export function PhotoCompare({ before, after, name }: PhotoCompareProps) {
  const [percent, setPercent] = useState(50)
  const id = useId()
  return (
    <div>
      <div className={classes.photos}>
        <img src={after} alt={`After the work: ${name}`} referrerPolicy="no-referrer" />
        <img
          className={classes.before}
          src={before}
          alt={`Before the work: ${name}`}
          referrerPolicy="no-referrer"
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
        <span className={classes.border} style={{ insetInlineStart: `${percent}%` }} aria-hidden />
      </div>
      <div className={`row between ${classes.control}`}>
        <span className="hint" aria-hidden>
          {photoMarkLabels.before}
        </span>
        <label htmlFor={id} className="only-read-out">
          Compare before and after: {name}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={`${percent}% before, ${100 - percent}% after`}
          onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        />
        <span className="hint" aria-hidden>
          {photoMarkLabels.after}
        </span>
      </div>
    </div>
  )
}
