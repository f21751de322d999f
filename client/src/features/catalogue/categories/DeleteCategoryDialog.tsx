import { useApolloClient } from '@apollo/client/react'
import { messages } from '@callout/contracts/text/messages'
import { Button, Input } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { counted } from '../../../components/list/listText.ts'
import { DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { StepsDialog } from '../../../components/steps/StepsDialog.tsx'
import { useSteps } from '../../../components/steps/useSteps.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { serviceNoun } from '../serviceText.ts'
import { CATEGORY, type CategoryPlan, categorySteps, servicesOf } from './categoryDeletion.ts'
import type { OwnCategoriesQuery } from './ownCategories.generated.ts'
import classes from './Categories.module.css'

export const CATEGORY_DELETION = 'categoryDeletion'

export type OwnCategory = OwnCategoriesQuery['ownCategories']['items'][number]

interface QuestionProps {
  readonly category: OwnCategory
  readonly others: readonly OwnCategory[]
  readonly onStart: (plan: CategoryPlan) => void
  readonly onClose: () => void
}

/** Asks what happens to a category's services, also if their number is unknown. */
function Question({ category: { id, name, servicesCount }, others, onStart, onClose }: QuestionProps) {
  const client = useApolloClient()
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isTargetMissing, setIsTargetMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const hasServices = servicesCount !== 0
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsTargetMissing(hasServices && target === '')
    if (hasServices && target === '') return
    setProblem(null)
    setIsBusy(true)
    try {
      const services = target === '' ? [] : await servicesOf(client, id)
      onStart({
        id,
        name: name ?? 'Category',
        targetId: target || null,
        services: services.map((service) => ({ id: service.id, name: service.name })),
      })
    } catch (error) {
      setProblem(toastSaveError(error).message)
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void begin(event)} noValidate className="grid gap16">
      <p className={classes.text}>
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
          choices={others.map((item) => ({ value: item.id, label: item.name ?? `#${item.id}` }))}
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
  )
}

interface DeleteCategoryDialogProps {
  /** null: a deletion that a reload has interrupted is offered. */
  readonly category: OwnCategory | null
  readonly others: readonly OwnCategory[]
  readonly onClose: () => void
}

export function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const client = useApolloClient()
  const steps = useSteps<CategoryPlan>({
    getSteps: (plan) => categorySteps(client, plan),
    storeAs: CATEGORY_DELETION,
    onEnd: ({ plan, isOver }) => {
      for (const fieldName of ['categories', 'ownCategories', 'category', 'services', 'service'])
        client.cache.evict({ id: 'ROOT_QUERY', fieldName })
      if (!isOver) return
      showSuccess(`${plan.name} deleted`)
      onClose()
    },
  })
  const { run, interrupted } = steps
  const isDeleteRefused = run?.results.has(CATEGORY)
  const name = (run?.plan ?? interrupted?.plan ?? category)?.name ?? 'this category'
  return (
    <StepsDialog
      steps={steps}
      title={`Delete ${name}?`}
      size={480}
      noun={serviceNoun}
      failedTitle={(count) => (isDeleteRefused ? `${name} couldn’t be deleted` : `${counted(serviceNoun, count)} couldn’t be moved`)}
      summary={({ done }) => (
        <p role="status">
          {counted(serviceNoun, done)} moved. {!isDeleteRefused && 'The category stays until everything is moved.'}
        </p>
      )}
      runName={(plan) => `The deletion of ${plan.name}`}
      closesOnDiscard
      onClose={onClose}
    >
      {category && <Question category={category} others={others} onStart={steps.start} onClose={onClose} />}
    </StepsDialog>
  )
}
