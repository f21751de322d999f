import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { AppDialog } from '../overlays/AppDialog.tsx'
import { StepsProgress } from '../steps/StepsProgress.tsx'
import { ResultList } from '../steps/ResultList.tsx'
import { FormSection } from '../form/FormLayout.tsx'
import { counted } from '../list/listText.ts'
import type { Import } from './defineImport.ts'
import { removableOf } from './importRun.ts'
import { partNoun, rowNoun } from './importText.ts'
import type { Outcome } from './sendRows.ts'
import { type ProblemRow, saveProblems } from './file/problemFile.ts'
import type { ImportRun, RunState } from './useImportRun.ts'
import classes from './Import.module.css'

interface RunStepProps {
  readonly kind: Import
  readonly state: RunState
  readonly run: ImportRun
  readonly onAgain: () => void
}

const away = 'Can’t reach the server. The import continues when you’re back online.'

export function RunStep(props: RunStepProps) {
  const { kind, state, run } = props
  const { phase, started, outcomes, isAway, toRemove } = state
  if (phase === 'over') return <OverStep {...props} />
  const isUndoing = phase === 'undoing'
  const total = isUndoing ? toRemove : started.rows.length
  const left = isUndoing ? stillToRemove(outcomes) : run.left
  return (
    <FormSection title={isUndoing ? 'Undoing the import' : `Importing ${kind.noun.many}`}>
      {isAway && (
        <Alert color="yellow" variant="light" role="alert">
          {away}
        </Alert>
      )}
      <StepsProgress answered={total - left} total={total} onStop={run.stop} />
    </FormSection>
  )
}

type Outcomes = RunState['outcomes']
const stillToRemove = (outcomes: Outcomes): number =>
  Object.values(outcomes).filter((outcome) => outcome.kind === 'added' && outcome.id !== null && outcome.stays === undefined).length

const getCount = (outcomes: Outcomes, kind: Outcome['kind']): number =>
  Object.values(outcomes).filter((outcome) => outcome.kind === kind).length

/** Rows that failed, and records that could not be undone, with their original cells. */
function rowsWith({ started, outcomes }: RunState, messageOf: (outcome: Outcome) => string | undefined): ProblemRow[] {
  return started.rows.flatMap((row) => {
    const outcome = outcomes[row.line]
    const message = outcome && messageOf(outcome)
    return message === undefined ? [] : [{ row, message }]
  })
}

const MOST_LISTED = 100

function ProblemList({ title, problems }: { readonly title: string; readonly problems: readonly ProblemRow[] }) {
  if (problems.length === 0) return null
  const refused = problems.slice(0, MOST_LISTED).map(({ row, message }) => ({
    id: String(row.line),
    name: `Row ${row.line}`,
    title: row.cells.filter(Boolean).slice(0, 3).join(' · '),
    message,
  }))
  return (
    <div>
      <ResultList title={title} rows={refused} />
      {problems.length > MOST_LISTED && <p className={classes.text}>{`Showing the first ${MOST_LISTED}. Download the file to see all.`}</p>}
    </div>
  )
}

function OverStep({ kind, state, run, onAgain }: RunStepProps) {
  const { started, outcomes, problem } = state
  const [isAsking, setIsAsking] = useState(false)
  const [added, known, removed] = [getCount(outcomes, 'added'), getCount(outcomes, 'known'), getCount(outcomes, 'removed')]
  const joined = Object.values(outcomes).filter((outcome) => outcome.kind === 'joined' && outcomes[outcome.line]?.kind === 'added').length
  const refused = rowsWith(state, (outcome) => (outcome.kind === 'refused' ? outcome.message : undefined))
  const staying = rowsWith(state, (outcome) => (outcome.kind === 'added' ? outcome.stays : undefined))
  const remarked = rowsWith(state, (outcome) => (outcome.kind === 'added' ? outcome.warning : undefined))
  const removable = removableOf(outcomes).length
  const lines = [
    added > 0 && `${counted(kind.noun, added)} added`,
    joined > 0 && `${counted(partNoun, joined)} added`,
    removed > 0 && `${counted(kind.noun, removed)} removed`,
    known > 0 && `${counted(rowNoun, known)} already there`,
    refused.length > 0 && `${counted(rowNoun, refused.length)} not added`,
    run.left > 0 && `${counted(rowNoun, run.left)} not sent yet`,
    added + removed + known + refused.length + run.left === 0 && 'Nothing to add',
  ].filter((line): line is string => line !== false)
  return (
    <FormSection
      title={run.left > 0 ? 'The import isn’t finished' : removed > 0 ? 'The import is undone' : 'The import is finished'}
      aside={<span className={`hint ${classes.hint}`}>{started.fileName}</span>}
    >
      {problem && (
        <Alert color="red" variant="light" role="alert">
          {problem.message}
        </Alert>
      )}
      <div role="status">
        <ul className={`list figures ${classes.sums}`}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <ProblemList title={`${counted(rowNoun, refused.length)} not added:`} problems={refused} />
      <ProblemList title={`${counted(kind.noun, remarked.length)} added, but not all of it:`} problems={remarked} />
      <ProblemList title={`${counted(kind.noun, staying.length)} couldn’t be removed:`} problems={staying} />
      <div className="wrap gap8">
        {run.left > 0 && <Button onClick={() => void run.resume()}>Continue</Button>}
        {run.left === 0 && (
          <Button component={Link} to={kind.back.to}>
            {`Go to ${kind.noun.many}`}
          </Button>
        )}
        {refused.length > 0 && (
          <Button variant="default" onClick={() => saveProblems(started.fileName, started.headers, refused)}>
            {`Download ${counted(rowNoun, refused.length)} with errors`}
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          Import another file
        </Button>
        {removable > 0 && (
          <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
            Undo import
          </Button>
        )}
      </div>
      <AppDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Delete ${counted(kind.noun, removable)}?`}
        actions={
          <>
            <Button variant="default" onClick={() => setIsAsking(false)} data-autofocus>
              Keep {kind.noun.many}
            </Button>
            <Button
              color="red"
              onClick={() => {
                setIsAsking(false)
                void run.undo()
              }}
            >
              Undo import
            </Button>
          </>
        }
      >
        {`This deletes everything the import added. ${kind.undoText}`}
      </AppDialog>
    </FormSection>
  )
}
