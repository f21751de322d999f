import { messages } from '@callout/contracts/text/messages'
import { Button, Loader } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { AccountNote } from '../account/AccountNote.tsx'
import classes from './Cards.module.css'
import { readDraft, writeDraft } from './signUpDraft.ts'
import { useServiceCategoriesQuery } from './signUp.generated.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepHeader } from './StepHeader.tsx'
import { goToStep } from './useSignUpStep.ts'
import { useSubmitProfile } from './useSubmitProfile.ts'
import { toggled } from '../../../lib/toggled.ts'
import { useErrorToast } from '../../../components/toasts/useErrorToast.ts'
import { IconCheck } from '@tabler/icons-react'
import { categoryIcon } from './categoryIcon.ts'

interface CategoryTileProps {
  readonly name: string
  readonly imageUrl: string | null
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function CategoryTile({ name, imageUrl, isChosen, onToggle }: CategoryTileProps) {
  const [hasFailed, setFailed] = useState(false)
  const Icon = categoryIcon(name)
  return (
    <label className={classes.tile}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className={classes.picture}>
        {imageUrl && !hasFailed ? (
          <img src={imageUrl} alt="" loading="lazy" onError={() => setFailed(true)} />
        ) : (
          <Icon size={32} stroke={1.4} aria-hidden />
        )}
      </span>
      <span className={classes.tileName}>{name}</span>
      <IconCheck size={16} stroke={2.4} className={classes.check} aria-hidden />
    </label>
  )
}

interface LoadProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function LoadProblem({ error, onRetry }: LoadProblemProps) {
  useErrorToast(error)
  return (
    <div className={`stack ${classes.waiting}`} role="alert">
      <p>{toApiError(error).message}</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Spec §2, step `chooseCategory`. Next looks disabled until a category is chosen, but explains why when clicked. */
export function CategoryStep() {
  const { data, error, refetch } = useServiceCategoriesQuery()
  const [chosen, setChosen] = useState<readonly string[]>(() => readDraft().categoryIds ?? [])
  const [problem, setProblem] = useState<string | null>(null)
  const { submit, isSubmitting } = useSubmitProfile()
  const choose = (id: string): void => {
    const ids = toggled(chosen, id)
    setChosen(ids)
    setProblem(null)
    writeDraft({ categoryIds: ids })
  }
  const next = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      await submit(chosen)
    } catch (refused) {
      const { message } = toApiError(refused)
      setProblem(message)
      showError(message)
    }
  }
  return (
    <>
      <StepHeader step="chooseCategory" title="Service Categories">
        What do you do? Choose all that apply.
      </StepHeader>
      <form aria-label="Service Categories" onSubmit={(event) => void next(event)}>
        {!data && !error && (
          <div className={`stack ${classes.waiting}`} role="status" aria-label="Loading">
            <Loader size={28} aria-hidden />
          </div>
        )}
        {!data && error && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {data?.categories.length === 0 && <p className={`stack ${classes.waiting}`}>{messages.noData}</p>}
        {data && (
          <div role="group" aria-label="Service Categories" className={classes.tiles}>
            {data.categories.map(({ id, name, imageUrl }) => (
              <CategoryTile key={id} name={name ?? ''} imageUrl={imageUrl} isChosen={chosen.includes(id)} onToggle={() => choose(id)} />
            ))}
          </div>
        )}
        <p className={classes.problem} role="alert">
          {problem}
        </p>
        <StepButtons onBack={() => goToStep('setupType')}>
          <Button type="submit" size="md" loading={isSubmitting} className={chosen.length === 0 ? (classes.muted ?? '') : ''}>
            Next
          </Button>
        </StepButtons>
      </form>
      <AccountNote />
    </>
  )
}
