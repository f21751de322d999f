import { Alert, Button } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { isLost } from '../../lib/api/apiError.ts'
import { Kbd, saveShortcut } from '../page/Kbd.tsx'
import type { Form, FormTypes, OpenForm } from './formTypes.ts'
import { changedFields } from './fieldChanges.ts'
import classes from './Form.module.css'

interface SaveProps<F extends FormTypes> {
  readonly form: Form<F>
  readonly page: OpenForm<F>
}

export function Changed<F extends FormTypes>({ form, page }: SaveProps<F>) {
  const values = useWatch({ control: page.form.control }) as F['values']
  const labels = new Set(changedFields<F['values']>(form, page.base, values).map((field) => form.labels[field]))
  return (
    <span className="hint" role="status">
      {labels.size === 0 ? 'No changes yet' : `Changed: ${[...labels].join(', ')}`}
    </span>
  )
}

interface SaveButtonProps<F extends FormTypes> extends SaveProps<F> {
  readonly className?: string | undefined
  readonly variant?: 'filled' | 'default'
}

export function SaveButton<F extends FormTypes>({ form, page, className, variant = 'filled' }: SaveButtonProps<F>) {
  return (
    <Button className={className} variant={variant} loading={page.isSaving} onClick={page.submit}>
      {page.problem ? 'Try again' : form.save.label}
    </Button>
  )
}

export function SaveArea<F extends FormTypes>({ form, page }: SaveProps<F>) {
  const { problem, record } = page
  const isLooked = problem !== null && isLost(problem.code) && form.sender.findDuplicate && !record
  return (
    <>
      {problem && (
        <Alert color="red" variant="light" role="alert" title={problem.message}>
          What you typed is still here.
          {isLooked && ` Before sending it again, we check whether the ${form.noun} was created.`}
        </Alert>
      )}
      <div className="stack gap8">
        <SaveButton form={form} page={page} className={classes.wideOnly} />
        <p className={`small ${classes.hint} ${classes.wideOnly}`}>
          <Kbd>{saveShortcut()}</Kbd> to {form.save.verb}
        </p>
      </div>
    </>
  )
}
