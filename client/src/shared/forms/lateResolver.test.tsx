import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { isUnchecked, lateResolver } from './lateResolver.ts'

type Note = { note: string }
const missing = { values: {}, errors: { note: { type: 'required', message: 'Required' } } } as const
const required: Resolver<Note> = (values): ResolverResult<Note> => (values.note === '' ? missing : { values, errors: {} })

function NoteForm({ load, said }: { readonly load: () => Promise<Resolver<Note>>; readonly said: string[] }) {
  const { register, handleSubmit, formState } = useForm<Note>({
    resolver: lateResolver(load),
    defaultValues: { note: '' },
    mode: 'onTouched',
  })
  const submit = handleSubmit(
    ({ note }) => void said.push(`saved ${note}`),
    (errors) => void (isUnchecked(errors) && said.push('not checked')),
  )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input aria-label="Note" {...register('note')} />
      <p>{formState.errors.note?.message}</p>
      <button type="submit">Save</button>
    </form>
  )
}

test('what cannot be checked is not saved, and is checked when it is sent again', async () => {
  const user = userEvent.setup()
  const said: string[] = []
  let isAway = true
  const load = () => (isAway ? Promise.reject<Resolver<Note>>(new Error('away')) : Promise.resolve(required))
  render(<NoteForm load={load} said={said} />)
  await user.type(screen.getByLabelText('Note'), 'Gate code')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(said).toEqual(['not checked'])
  isAway = false
  await user.clear(screen.getByLabelText('Note'))
  expect(await screen.findByText('Required')).toBeVisible()
  await user.type(screen.getByLabelText('Note'), 'Gate code 12')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(said).toEqual(['not checked', 'saved Gate code 12'])
})
