import { useApolloClient } from '@apollo/client/react'
import { messages } from '@callout/contracts/text/messages'
import { Button, Input } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { counted } from '../../../components/list/words.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { serviceNoun } from '../serviceWords.ts'
import {
  type OwnCategoriesQuery,
  DeleteCategoryDocument,
  MoveServiceDocument,
  ServicesOfCategoryDocument,
  type ServicesOfCategoryQuery,
} from './ownCategories.generated.ts'
import classes from './Categories.module.css'
import type { ApolloClient } from '@apollo/client'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { walkPages } from '../../../components/list/walkPages.ts'

type InCategory = ServicesOfCategoryQuery['services']['items'][number]

/**
 * Deletes a category after moving its services, each by its own call, since a backend may not support moving them. A retry resumes where it
 * stopped. Rejects with the gateway's error.
 */
async function removeCategory(client: ApolloClient, id: string, moveToCategoryId: string | null): Promise<void> {
  const { signal } = new AbortController()
  if (moveToCategoryId !== null) {
    const list = { query: ServicesOfCategoryDocument, pageOf: (data: unknown) => (data as ServicesOfCategoryQuery).services }
    const services = (await walkPages<InCategory>({ client, list, input: { categoryId: id }, signal })) ?? []
    const move = async (service: InCategory): Promise<void> => {
      const input = { id: service.id, categoryId: moveToCategoryId }
      await client.mutate({ mutation: MoveServiceDocument, variables: { input }, fetchPolicy: 'no-cache' })
    }
    await inParallel(
      services.filter(({ categoryId }) => categoryId === id),
      MOST_AT_ONCE,
      move,
      signal,
    )
  }
  await client.mutate({
    mutation: DeleteCategoryDocument,
    variables: { input: { id, ...(moveToCategoryId !== null && { moveToCategoryId }) } },
    fetchPolicy: 'no-cache',
  })
}

export type OwnCategory = OwnCategoriesQuery['ownCategories']['items'][number]

interface DeleteCategoryDialogProps {
  readonly category: OwnCategory
  readonly others: readonly OwnCategory[]
  readonly onClose: () => void
}

/** Asks what happens to a category's services, also if their number is unknown. */
export function DeleteCategoryDialog({ category: { id, name, servicesCount }, others, onClose }: DeleteCategoryDialogProps) {
  const client = useApolloClient()
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isTargetMissing, setIsTargetMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const hasServices = servicesCount !== 0
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsTargetMissing(hasServices && target === '')
    if (hasServices && target === '') return
    setProblem(null)
    setIsBusy(true)
    try {
      await removeCategory(client, id, target || null)
      for (const fieldName of ['categories', 'ownCategories', 'category', 'services', 'service'])
        client.cache.evict({ id: 'ROOT_QUERY', fieldName })
      showSuccess(`${name ?? 'Category'} deleted`)
      onClose()
    } catch (error) {
      setProblem(toastSaveError(error).message)
      setIsBusy(false)
    }
  }
  return (
    <AppDialog isOpen onClose={isBusy ? () => undefined : onClose} title={`Delete ${name ?? 'this category'}?`} size={480}>
      <form onSubmit={(event) => void remove(event)} noValidate className={classes.dialog}>
        <p className={classes.words}>
          {servicesCount === null || !hasServices
            ? ''
            : `${counted(serviceNoun, servicesCount)} ${servicesCount === 1 ? 'is' : 'are'} in it. `}
          Existing jobs keep it.
        </p>
        {hasServices && (
          <PickField
            label="Move its services to"
            listLabel="Categories"
            placeholder="Choose a category"
            isRequired
            choices={others.map((other) => ({ value: other.id, label: other.name ?? `#${other.id}` }))}
            value={target}
            onChange={setTarget}
            error={isTargetMissing && target === '' && messages.required}
          />
        )}
        {problem !== null && <Input.Error role="alert">{problem}</Input.Error>}
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            Delete category
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}
