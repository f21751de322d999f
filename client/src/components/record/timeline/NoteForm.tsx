import { SavedAlreadyAlert } from '../../form/SavedAlready.tsx'
import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { reportSaveError } from '../../form/reportSaveError.ts'
import { unsavedFields, unsavedFieldsText } from '../../../lib/forms/unsavedFields.ts'
import { useSubmitOnce } from '../../../lib/forms/useSubmitOnce.ts'
import { showInfo, showSuccess } from '../../toasts/toasts.ts'
import { reloadQueries } from '../../actions/reloadQueries.ts'
import { GrowingTextarea } from '../../page/GrowingTextarea.tsx'
import { noteField, type Note, type NoteFormProps, type SavedNote } from './notes.ts'
import classes from './Timeline.module.css'
import { useSavedForm } from '../../../lib/forms/savedForms.ts'
import { isKey } from '../../../lib/isKey.ts'

/** Names the part of a note that the response doesn't confirm. */
function tellOf(note: string, returned: SavedNote | 'queued' | null): void {
  if (returned === 'queued') return showInfo('Note is waiting to send')
  if (!returned) return showSuccess('Note added')
  const missing = unsavedFieldsText(unsavedFields([{ label: 'your note', sent: note, returned: returned.note }], true))
  if (missing) showInfo(missing)
}

export function NoteForm({ notes, id }: NoteFormProps) {
  const client = useApolloClient()
  const [problem, setProblem] = useState<string | null>(null)
  const once = useSubmitOnce<SavedNote>(`note ${id}`)
  const form = useForm<Note>({ resolver: notes.rules, defaultValues: { note: '' } })
  useSavedForm(form, 'note')
  const { isSubmitting, errors } = form.formState
  const done = (): void => {
    once.settle()
    form.reset()
    void reloadQueries(client, notes.refreshes)
  }
  const send = (isAnother: boolean) =>
    form.handleSubmit(
      async ({ note }) => {
        setProblem(null)
        const add = async (): Promise<void> => {
          tellOf(note, await notes.add(client, id, note))
          done()
        }
        try {
          await (isAnother ? once.submitAgain(add) : once.send(add, notes.look(client, id, note)))
        } catch (error) {
          setProblem(reportSaveError(error, form)?.message ?? null)
        }
      },
      () => setProblem(null),
    )
  const save = send(false)
  const onSubmit = (event: FormEvent): void => void save(event)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isKey(event, 'Enter') && (event.ctrlKey || event.metaKey)) void save()
  }
  return (
    <form className={`stack ${classes.composer}`} onSubmit={onSubmit} noValidate>
      <GrowingTextarea
        aria-label="New note"
        {...noteField}
        onKeyDown={onKeyDown}
        error={errors.note?.message ?? problem}
        {...form.register('note')}
      />
      {once.duplicate && (
        <SavedAlreadyAlert
          name={once.duplicate.found && 'A note in the timeline'}
          useLabel="Keep that one"
          isSaving={isSubmitting}
          onUse={done}
          onAgain={() => void send(true)()}
        />
      )}
      <Button type="submit" variant="default" loading={isSubmitting}>
        Add note
      </Button>
    </form>
  )
}
