import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { fieldLabels, isOfVisits, type JobField } from './valueChanges.ts'
import { type NamesOf, valueWords } from './valueWords.ts'
import classes from './Editing.module.css'

interface FieldChangesProps {
  readonly fields: readonly JobField[]
  readonly before: JobFormValues
  readonly after: JobFormValues
  readonly nameOf: NamesOf
}

/** What was typed, field by field; what shows in the visits is told there. */
export function FieldChanges({ fields, before, after, nameOf }: FieldChangesProps) {
  const format = useFormat()
  const shown = fields.filter((field) => !isOfVisits(field))
  if (shown.length === 0) return null
  return (
    <dl className={classes.fields}>
      {shown.map((field) => (
        <div key={field}>
          <dt>{fieldLabels[field]}</dt>
          <dd>
            <del>{valueWords(field, before, format, nameOf)}</del> <span aria-hidden>→</span>{' '}
            <ins>{valueWords(field, after, format, nameOf)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
