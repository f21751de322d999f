import { Alert, Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StepsDialog } from '../../../components/steps/StepsDialog.tsx'
import { PickField } from '../../../components/fields/choice/PickField.tsx'
import { counted } from '../../../components/list/listText.ts'
import { useBranchesToChooseQuery } from '../choice/branchField.generated.ts'
import { paths } from '../../../lib/paths.ts'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { branchName } from '../branch.ts'
import type { HeadedBranch } from '../head/headedBranch.ts'
import type { Contents, Movable } from './branchContents.ts'
import { BRANCH } from './deletionSteps.ts'
import { useBranchDeletion } from './useBranchDeletion.ts'

const nouns = {
  customer: { one: 'customer', many: 'customers' },
  job: { one: 'open job', many: 'open jobs' },
  person: { one: 'person', many: 'people' },
} as const
const recordNoun = { one: 'record', many: 'records' } as const

function formatContent(records: readonly Movable[]): string {
  const parts = Object.entries(nouns).flatMap(([kind, noun]) => {
    const count = records.filter((item) => item.kind === kind).length
    return count === 0 ? [] : [counted(noun, count)]
  })
  return new Intl.ListFormat('en').format(parts)
}

interface AskingProps {
  readonly branch: HeadedBranch
  readonly contents: Contents
  readonly onStart: (targetId: string) => void
  readonly onClose: () => void
}

function Asking({ branch, contents, onStart, onClose }: AskingProps) {
  const { data } = useBranchesToChooseQuery()
  const [targetId, setTargetId] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const hasRecords = (contents !== null && contents.length > 0) || branch.branchHead !== null
  const targets = (data?.branches.items ?? []).filter(({ id }) => id !== branch.id)
  const begin = (): void => {
    setIsRefused(hasRecords && targetId === '')
    if (!hasRecords || targetId !== '') onStart(targetId)
  }
  return (
    <>
      {contents === null && <p>Couldn’t load what’s in this branch. If it isn’t empty, it won’t be deleted.</p>}
      {contents?.length === 0 && !hasRecords && <p>This branch is empty. Finished and cancelled jobs keep its name.</p>}
      {hasRecords && (
        <>
          <p>
            {contents && contents.length > 0 ? `This branch has ${formatContent(contents)}. ` : ''}
            {branch.branchHead && `${branch.branchHead.name ?? 'Its head'} moves with them as staff. `}
            Finished and cancelled jobs don’t change.
          </p>
          <PickField
            label="Move them to"
            listLabel="Branches"
            placeholder="Choose a branch"
            isRequired
            choices={targets.map(({ id, name }) => ({ value: id, label: name ?? `#${id}` }))}
            value={targetId}
            onChange={setTargetId}
            error={isRefused && targetId === '' && 'Required'}
          />
        </>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep branch
        </Button>
        <Button color="red" onClick={begin}>
          {hasRecords ? 'Move and delete' : 'Delete branch'}
        </Button>
      </DialogActions>
    </>
  )
}

interface DeleteBranchDialogProps {
  readonly branch: HeadedBranch
  readonly onClose: () => void
}

/** Deletes a branch after moving its records to another one individually. */
export function DeleteBranchDialog({ branch, onClose }: DeleteBranchDialogProps) {
  const navigate = useNavigate()
  const onDeleted = (): void => {
    showSuccess(`${branchName(branch)} deleted`)
    void navigate(paths.branches())
  }
  const { steps, loaded, problem, start } = useBranchDeletion(branch, onDeleted)
  const { run } = steps
  const isDeleteRefused = run?.results.has(BRANCH)
  const failedTitle = (count: number): string =>
    isDeleteRefused ? `${branchName(branch)} couldn’t be deleted` : `${counted(recordNoun, count)} couldn’t be moved`
  return (
    <StepsDialog
      steps={steps}
      title={`Delete ${branchName(branch)}?`}
      size={480}
      noun={recordNoun}
      failedTitle={failedTitle}
      summary={({ done, left }) => (
        <p role="status">
          {counted(recordNoun, done)} moved. {left > 1 && `Stopped: ${counted(recordNoun, left - 1)} unchanged. `}
          {!isDeleteRefused && 'The branch stays until everything is moved.'}
        </p>
      )}
      runName={({ name }) => `The deletion of ${name}`}
      closesOnDiscard
      onClose={onClose}
    >
      {problem !== null && (
        <>
          <Alert color="red" variant="light" role="alert">
            {problem}
          </Alert>
          <DialogActions>
            <Button variant="default" onClick={onClose} data-autofocus>
              Close
            </Button>
          </DialogActions>
        </>
      )}
      {problem === null && !loaded && <Skeleton height={80} role="status" aria-label="Loading what’s in this branch" />}
      {problem === null && loaded && (
        <Asking branch={branch} contents={loaded.contents} onStart={(targetId) => void start(targetId)} onClose={onClose} />
      )}
    </StepsDialog>
  )
}
