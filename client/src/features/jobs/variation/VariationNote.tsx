import { useApolloClient } from '@apollo/client/react'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { showSuccess } from '../../../components/toasts/toasts.ts'
import { jobName } from '../labels/jobName.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { addSignedLines } from './addSignedLines.ts'
import { variations } from './variations.ts'
import classes from './Variation.module.css'

interface VariationNoteProps {
  readonly job: { readonly id: string; readonly jobNumber: string | null; readonly title: string | null }
}

/** A signed variation whose items are not in the job yet: adds them, or discards them after a question. */
export function VariationNote({ job }: VariationNoteProps) {
  const client = useApolloClient()
  const variation = variations.useEntries().get(job.id)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!variation || variation.signedAt === null) return null
  const add = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(null)
    try {
      await addSignedLines(client, job.id)
      showSuccess(`Variation added to ${jobName(job)}`)
    } catch (error) {
      setProblem(toastSaveError(error).message)
    }
    setIsBusy(false)
    void reloadQueries(client, jobQueries)
  }
  return (
    <Alert className={classes.note} color="yellow" variant="light" role="status" title="Signed, not yet in the line items">
      <div className="stack gap8">
        <ul className="list">
          {variation.lines.map(({ name, quantity }, index) => (
            <li key={index} dir="auto">
              {name} × {quantity}
            </li>
          ))}
        </ul>
        {problem}
        <div className="row gap8">
          <Button size="compact-md" loading={isBusy} onClick={() => void add()}>
            Try again
          </Button>
          <Button variant="default" size="compact-md" disabled={isBusy} onClick={() => setIsAsked(true)}>
            Discard
          </Button>
        </div>
      </div>
      <AppDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title="Discard the signed items?"
        actions={
          <>
            <Button variant="default" onClick={() => setIsAsked(false)}>
              Cancel
            </Button>
            <Button color="red" onClick={() => void variations.write(job.id, null)}>
              Discard
            </Button>
          </>
        }
      >
        <p className="flush">The customer’s signed form stays on {jobName(job)}. Its items won’t be added.</p>
      </AppDialog>
    </Alert>
  )
}
