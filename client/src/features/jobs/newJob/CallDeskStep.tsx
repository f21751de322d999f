import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLatest } from '../../../components/form/useLatest.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import classes from './CallDeskWork.module.css'

interface CallDeskStepProps {
  readonly label: string
  /** Fields inside the step: an invalid one opens it. */
  readonly fields: readonly (keyof JobFormValues)[]
  readonly isNeeded: boolean
  readonly beside?: ReactNode
  readonly children: ReactNode
}

export function CallDeskStep({ label, fields, isNeeded, beside, children }: CallDeskStepProps) {
  const id = useId()
  const { setFocus } = useFormContext<JobFormValues>()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const { errors, submitCount } = useFormState<JobFormValues>({ name: fields })
  const wrong = fields.find((name) => errors[name])
  const isOpen = wrong !== undefined || (chosen ?? isNeeded)
  const isOnlyWrong = wrong !== undefined && Object.keys(errors).every((name) => (fields as readonly string[]).includes(name))
  const first = useLatest(isOnlyWrong ? wrong : undefined)
  useEffect(() => {
    // Fields of a step that was closed at submit could not receive focus.
    if (submitCount > 0 && first.current) setFocus(first.current)
  }, [submitCount, first, setFocus])
  return (
    <div className="stack gap8" data-open={isOpen || undefined}>
      <div className={`row ${classes.stepLine}`}>
        <UnstyledButton
          className={classes.stepButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChosen(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden data-open={isOpen || undefined} />
          {label}
        </UnstyledButton>
        {beside}
      </div>
      {isOpen && (
        <div id={id} className={`stack gap16 ${classes.stepFields}`}>
          {children}
        </div>
      )}
    </div>
  )
}
