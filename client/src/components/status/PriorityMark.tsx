import { priority as priorities } from '@callout/contracts/jobs/status/status'
import classes from './status.module.css'

interface PriorityMarkProps {
  readonly priority: keyof typeof priorities
}

const levels = [1, 2, 3] as const

export function PriorityMark({ priority }: PriorityMarkProps) {
  const { code, label } = priorities[priority]
  return (
    <span className={`inline hint ${classes.priority}`} data-priority={priority}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
        {levels.map((level) => (
          <rect
            key={level}
            x={level * 4 - 3}
            y={11 - level * 3}
            width="3"
            height={level * 3 + 1}
            rx="1"
            data-filled={level <= code || undefined}
          />
        ))}
      </svg>
      {label}
    </span>
  )
}
