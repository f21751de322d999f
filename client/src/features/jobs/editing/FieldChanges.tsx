import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { LineValues } from '../../../parts/money/moneyValues.ts'
import { lineChanges } from './lineChanges.ts'
import { fieldLabels, isOfVisits, type JobField } from './valueChanges.ts'
import { lineWords, type NamesOf, valueWords } from './valueWords.ts'
import classes from './Editing.module.css'

interface FieldChangesProps {
  readonly fields: readonly JobField[]
  readonly before: JobFormValues
  readonly after: JobFormValues
  readonly nameOf: NamesOf
}

/** What was, what will be; null where there is nothing. */
function Change({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  return (
    <>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && <ins>{after}</ins>}
    </>
  )
}

function LineChanges({ before, after }: { readonly before: readonly LineValues[]; readonly after: readonly LineValues[] }) {
  const format = useFormat()
  const changes = lineChanges(before, after)
  const wordsOf = (line: LineValues | null): string | null => line && lineWords(line, format)
  if (changes.length === 0) return <>New order: {after.map(({ name }) => name).join(', ')}</>
  return (
    <ul className={classes.lines}>
      {changes.map((change, place) => (
        <li key={change.before?.id ?? `new ${place}`}>
          <Change before={wordsOf(change.before)} after={wordsOf(change.after)} />
        </li>
      ))}
    </ul>
  )
}

/** What was typed, field by field; what shows in the visits is told there. */
export function FieldChanges({ fields, before, after, nameOf }: FieldChangesProps) {
  const format = useFormat()
  const shown = fields.filter((field) => !isOfVisits(field))
  if (shown.length === 0) return null
  const wordsOf = (field: JobField, values: JobFormValues): string => valueWords(field, values, format, nameOf)
  return (
    <dl className={classes.fields}>
      {shown.map((field) => (
        <div key={field}>
          <dt>{fieldLabels[field]}</dt>
          <dd>
            {field === 'lineItems' ? (
              <LineChanges before={before.lineItems} after={after.lineItems} />
            ) : (
              <Change before={wordsOf(field, before)} after={wordsOf(field, after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
