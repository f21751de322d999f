import { useApolloClient } from '@apollo/client/react'
import { messages } from '@callout/contracts/messages'
import { Button, Input } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { counted } from '../../../components/list/words.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { serviceNoun } from '../serviceWords.ts'
import type { OwnCategoriesQuery } from './ownCategories.generated.ts'
import { removeCategory } from './removeCategory.ts'
import classes from './Categories.module.css'

export type OwnCategory = OwnCategoriesQuery['ownCategories']['items'][number]

interface DeleteCategoryDialogProps {
  readonly category: OwnCategory
  readonly others: readonly OwnCategory[]
  readonly onClose: () => void
}

/** Asks what becomes of the services of a category; where nobody says how many there are, too. */
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
