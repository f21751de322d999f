import { Checkbox } from '@mantine/core'
import classes from './contact.module.css'
import type { Around } from './useContact.ts'

interface AroundFieldProps {
  readonly around: Around
  readonly isAlong: boolean
  readonly onChange: (isAlong: boolean) => void
}

/** Says to the letter what goes along, and leaves it out for whoever does not want that. */
export function AroundField({ around: { page, version, lastError }, isAlong, onChange }: AroundFieldProps) {
  return (
    <div>
      <Checkbox
        label="Send technical details with it"
        checked={isAlong}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {isAlong && (
        <dl className={classes.around}>
          <dt>Page</dt>
          <dd>{page}</dd>
          <dt>Version</dt>
          <dd>{version}</dd>
          <dt>Last error</dt>
          <dd dir="auto">{lastError ?? 'None'}</dd>
        </dl>
      )}
    </div>
  )
}
