import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../lib/format/useFormat.ts'
import { AppDialog, DialogActions } from '../overlays/AppDialog.tsx'
import { BeforeAfter, ChangedField, ChangeList, ChangeReview } from './ChangeList.tsx'
import type { FieldOf, Form, FormTypes, StaleProps } from './formTypes.ts'
import classes from './Changes.module.css'

export interface StaleDialogProps<F extends FormTypes> extends StaleProps<F> {
  readonly form: Pick<Form<F>, 'labels' | 'noun'>
  readonly getText?: (field: FieldOf<F>, values: F['values']) => string
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ') || 'none'
  return (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '') || 'none'
}

/** Shows both values of each field that both users changed, and lets the user choose. */
export function StaleDialog<F extends FormTypes>({ form, stale, getText, onContinue, onClose }: StaleDialogProps<F>) {
  const format = useFormat()
  const [chosen, setChosen] = useState<ReadonlySet<FieldOf<F>>>(new Set())
  const { by, at, base, remote, merge } = stale
  const textIn = (field: FieldOf<F>, values: F['values']): string => getText?.(field, values) ?? plainText(values[field])
  const choose = (field: FieldOf<F>, isRemote: boolean): void => {
    const next = new Set(chosen)
    if (isRemote) next.add(field)
    else next.delete(field)
    setChosen(next)
  }
  const submit = (): void => onContinue({ ...merge.values, ...Object.fromEntries([...chosen].map((field) => [field, remote[field]])) })
  const editor = by ?? 'Someone else'
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={`${editor} changed this ${form.noun}${at === null ? '' : ` ${format.relative(at)}`}`}
      size={600}
    >
      <ChangeReview>
        <p>Your changes aren’t saved yet. What you typed is still here.</p>
        {merge.remote.length > 0 && (
          <ChangeList>
            {merge.remote.map((field) => (
              <ChangedField key={field} label={form.labels[field] ?? field}>
                <BeforeAfter before={textIn(field, base)} after={textIn(field, remote)} />
              </ChangedField>
            ))}
          </ChangeList>
        )}
        {merge.conflicts.map((field) => (
          <Radio.Group
            key={field}
            label={`${form.labels[field]}: you both changed this`}
            value={chosen.has(field) ? 'remote' : 'local'}
            onChange={(value) => choose(field, value === 'remote')}
          >
            <div className={`stack ${classes.choices}`}>
              <Radio value="local" label={`Yours: ${textIn(field, merge.values)}`} />
              <Radio value="remote" label={`${editor}: ${textIn(field, remote)}`} />
            </div>
          </Radio.Group>
        ))}
      </ChangeReview>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Back to form
        </Button>
        <Button onClick={submit} data-autofocus>
          Continue with this version
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
