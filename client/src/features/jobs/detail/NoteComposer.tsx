import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { isUnchecked, lateResolver } from '../../../shared/forms/lateResolver.ts'
import { useKeptForm } from '../../../shared/forms/useKeptForm.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import { useAddJobNoteMutation } from '../jobs.generated.ts'
import { refreshJobs } from '../actions/refreshJobs.ts'
import type { Note } from './noteRules.ts'
import classes from './Timeline.module.css'

const lateRules = latePart(async () => (await import('./noteRules.ts')).noteRules)
const resolver = lateResolver(lateRules.load)

/** Adds a note to the timeline. What was typed stays until it is saved. */
export function NoteComposer({ jobId }: { readonly jobId: string }) {
  const [addNote, { client }] = useAddJobNoteMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<Note>({ resolver, defaultValues: { note: '' } })
  useKeptForm(form, 'note')
  const { isSubmitting, errors } = form.formState
  const save = form.handleSubmit(
    async ({ note }) => {
      setProblem(null)
      try {
        await addNote({ variables: { input: { jobId, note } } })
        form.reset()
        refreshJobs(client)
      } catch (error) {
        if (!applyFieldErrors(error, form)) setProblem(refusalOf(error).message)
      }
    },
    (wrong) => setProblem(isUnchecked(wrong) ? refusalOf(null).message : null),
  )
  const onSubmit = (event: FormEvent): void => void save(event)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
  }
  return (
    <form className={classes.composer} onSubmit={onSubmit} noValidate>
      <Textarea
        aria-label="New note"
        placeholder="Write a note for your team"
        autosize
        minRows={2}
        maxRows={10}
        onFocus={lateRules.warm}
        onKeyDown={onKeyDown}
        error={errors.note?.message ?? problem}
        {...form.register('note')}
      />
      <Button type="submit" variant="default" loading={isSubmitting}>
        Add note
      </Button>
    </form>
  )
}
