import classes from './Wordmark.module.css'

interface WordmarkProps {
  /** Height in pixels at a text size of 16. */
  readonly size?: number
}

const NAME_TO_MARK = 0.75

export function Wordmark({ size = 24 }: WordmarkProps) {
  return (
    <span className={`inline ${classes.wordmark}`} style={{ fontSize: `${(size * NAME_TO_MARK) / 16}rem` }}>
      <svg width={`${1 / NAME_TO_MARK}em`} height={`${1 / NAME_TO_MARK}em`} viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" fill="var(--co-brand)" />
        <path d="M22 11.6A7.2 7.2 0 1 0 22 20.4" fill="none" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" />
        <circle cx="22.6" cy="16" r="2.5" fill="#fff" />
      </svg>
      <span className={classes.name}>Callout</span>
    </span>
  )
}
