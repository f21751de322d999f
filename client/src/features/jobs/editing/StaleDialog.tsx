import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { AppDialog, DialogActions } from '../../../shared/ui/AppDialog.tsx'
import type { Change } from '../../../shared/api/changeIn.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { fieldLabels, type JobField, type Merge } from './valueChanges.ts'
import { type NamesOf, valueWords } from './valueWords.ts'
import classes from './Editing.module.css'

/** Somebody else has saved the job while it was being edited. */
export interface StaleJob extends Change {
  readonly base: JobFormValues
  readonly theirs: JobFormValues
  readonly merge: Merge
}

interface StaleDialogProps {
  readonly stale: StaleJob
  readonly nameOf: NamesOf
  /** Goes on from their version with these values. */
  readonly onContinue: (values: JobFormValues) => void
  readonly onClose: () => void
}

/** Says who changed what, shows both values of what both have changed, and loses nothing. */
export function StaleDialog({ stale, nameOf, onContinue, onClose }: StaleDialogProps) {
  const format = useFormat()
  const [chosen, setChosen] = useState<ReadonlySet<JobField>>(new Set())
  const { by, at, base, theirs, merge } = stale
  const wordsOf = (field: JobField, values: JobFormValues): string => valueWords(field, values, format, nameOf)
  const choose = (field: JobField, isTheirs: boolean): void => {
    const next = new Set(chosen)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setChosen(next)
  }
  const goOn = (): void => onContinue({ ...merge.values, ...Object.fromEntries([...chosen].map((field) => [field, theirs[field]])) })
  const who = by ?? 'Someone else'
  return (
    <AppDialog isOpen onClose={onClose} title={`${who} changed this job${at === null ? '' : ` ${format.relative(at)}`}`} size={600}>
      <div className={classes.review}>
        <p>Your changes aren’t saved yet. What you typed is still here.</p>
        {merge.theirs.length > 0 && (
          <dl className={classes.fields}>
            {merge.theirs.map((field) => (
              <div key={field}>
                <dt>{fieldLabels[field]}</dt>
                <dd>
                  <del>{wordsOf(field, base)}</del> <span aria-hidden>→</span> <ins>{wordsOf(field, theirs)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {merge.conflicts.map((field) => (
          <Radio.Group
            key={field}
            label={`${fieldLabels[field]}: you both changed this`}
            value={chosen.has(field) ? 'theirs' : 'mine'}
            onChange={(value) => choose(field, value === 'theirs')}
          >
            <div className={classes.choices}>
              <Radio value="mine" label={`Yours: ${wordsOf(field, merge.values)}`} />
              <Radio value="theirs" label={`${who}: ${wordsOf(field, theirs)}`} />
            </div>
          </Radio.Group>
        ))}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Back to form
        </Button>
        <Button onClick={goOn} data-autofocus>
          Continue with this version
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
