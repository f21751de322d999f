import { BeforeAfter, ChangedField, ChangeList } from '../../../components/form/ChangeList.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import { fieldLabels, isOfVisits, type JobField } from './valueChanges.ts'
import { formatLine, type NamesOf, formatValue } from './valueText.ts'

/** A changed line: added if `before` is null, removed if `after` is null. */
interface LineChange {
  readonly before: LineValues | null
  readonly after: LineValues | null
}

const isSame = (a: LineValues, b: LineValues): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Changed lines, matched by id; unchanged lines are omitted. */
export function lineChanges(before: readonly LineValues[], after: readonly LineValues[]): LineChange[] {
  const changed = before.flatMap((line): LineChange[] => {
    const next = after.find(({ id }) => id !== null && id === line.id) ?? null
    return next && isSame(line, next) ? [] : [{ before: line, after: next }]
  })
  const known = new Set(before.map(({ id }) => id))
  const added = after.filter(({ id }) => id === null || !known.has(id)).map((line): LineChange => ({ before: null, after: line }))
  return [...changed, ...added]
}

interface FieldChangesProps {
  readonly fields: readonly JobField[]
  readonly before: JobFormValues
  readonly after: JobFormValues
  readonly getName: NamesOf
}

function LineChanges({ before, after }: { readonly before: readonly LineValues[]; readonly after: readonly LineValues[] }) {
  const format = useFormat()
  const changes = lineChanges(before, after)
  const getText = (line: LineValues | null): string | null => line && formatLine(line, format)
  if (changes.length === 0) return <>New order: {after.map(({ name }) => name).join(', ')}</>
  return (
    <ul className="stack list gap4">
      {changes.map((change, index) => (
        <li key={change.before?.id ?? `new ${index}`}>
          <BeforeAfter before={getText(change.before)} after={getText(change.after)} />
        </li>
      ))}
    </ul>
  )
}

export function FieldChanges({ fields, before, after, getName }: FieldChangesProps) {
  const format = useFormat()
  const shown = fields.filter((field) => !isOfVisits(field))
  if (shown.length === 0) return null
  const getText = (field: JobField, values: JobFormValues): string => formatValue(field, values, format, getName)
  return (
    <ChangeList>
      {shown.map((field) => (
        <ChangedField key={field} label={fieldLabels[field]}>
          {field === 'lineItems' ? (
            <LineChanges before={before.lineItems} after={after.lineItems} />
          ) : (
            <BeforeAfter before={getText(field, before)} after={getText(field, after)} />
          )}
        </ChangedField>
      ))}
    </ChangeList>
  )
}
