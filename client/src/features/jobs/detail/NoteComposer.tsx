import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { isUnchecked, lateResolver } from '../../../shared/forms/lateResolver.ts'
import { useKeptForm } from '../../../shared/forms/useKeptForm.ts'
import { notKept, notKeptWords } from '../../../shared/forms/notKept.ts'
import { useSendOnce } from '../../../shared/forms/useSendOnce.ts'
import { latePart } from '../../../shared/late/latePart.ts'
import { useAddJobNoteMutation } from '../jobs.generated.ts'
import { refreshJobs } from '../../../parts/jobs/refreshJobs.ts'
import type { HistoryRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { lookForNote } from './findEqualNote.ts'
import { showInfo, showSuccess } from '../../../shared/toasts/toasts.ts'
import type { Note } from './noteRules.ts'
import classes from './Timeline.module.css'

const lateRules = latePart(async () => (await import('./noteRules.ts')).noteRules)
const SavedAlreadyAlert = lazy(async () => ({ default: (await import('../../../shared/forms/SavedAlready.tsx')).SavedAlreadyAlert }))
const resolver = lateResolver(lateRules.load)

/** A timeline shows what is there; what an answer leaves out is said. */
function tellOf(note: string, told: HistoryRowFragment | null): void {
  if (!told) return showSuccess('Note added')
  const missing = notKeptWords(notKept([{ label: 'your note', sent: note, told: told.note }], true))
  if (missing) showInfo(missing)
}

/** Adds a note to the timeline. What was typed stays until it is saved. */
export function NoteComposer({ jobId }: { readonly jobId: string }) {
  const [addNote, { client }] = useAddJobNoteMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const once = useSendOnce<HistoryRowFragment>(`note ${jobId}`)
  const form = useForm<Note>({ resolver, defaultValues: { note: '' } })
  useKeptForm(form, 'note')
  const { isSubmitting, errors } = form.formState
  const done = (): void => {
    once.settle()
    form.reset()
    refreshJobs(client)
  }
  const send = (isAnother: boolean) =>
    form.handleSubmit(
      async ({ note }) => {
        setProblem(null)
        const add = async (): Promise<void> => {
          const { data } = await addNote({ variables: { input: { jobId, note } } })
          tellOf(note, data?.addJobNote ?? null)
          done()
        }
        try {
          await (isAnother ? once.sendAnother(add) : once.send(add, lookForNote(client, jobId, note)))
        } catch (error) {
          if (!applyFieldErrors(error, form)) setProblem(refusalOf(error).message)
        }
      },
      (wrong) => setProblem(isUnchecked(wrong) ? refusalOf(null).message : null),
    )
  const save = send(false)
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
      {once.doubt && (
        <Suspense fallback={null}>
          <SavedAlreadyAlert
            name={once.doubt.found && 'A note in the timeline'}
            useLabel="Keep that one"
            isSaving={isSubmitting}
            onUse={done}
            onAgain={() => void send(true)()}
          />
        </Suspense>
      )}
      <Button type="submit" variant="default" loading={isSubmitting}>
        Add note
      </Button>
    </form>
  )
}
