import { Alert, Button, NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { QueryProblem } from '../states/QueryProblem.tsx'
import { SkeletonRows } from '../states/SkeletonRows.tsx'
import { FormSection } from '../form/FormLayout.tsx'
import { counted } from '../list/listText.ts'
import { PossibleDuplicateRows } from './PossibleDuplicateRows.tsx'
import { ColumnList } from './ColumnList.tsx'
import { rememberTargets, type Target, targetsFor } from './file/columns.ts'
import { firstOption, type Import, type ImportContext } from './defineImport.ts'
import { type OpenedFile, type TableChoice, tableOf } from './file/fileTable.ts'
import { formatCount, rowNoun } from './importText.ts'
import { type Started, readRound } from './journal.ts'
import { NumberQuestions, useNumberColumns } from './NumberQuestions.tsx'
import { countDecisions, type PlannedRow } from './planRows.ts'
import { saveProblems } from './file/problemFile.ts'
import { RowPreview } from './RowPreview.tsx'
import { useImportContext } from './useImportContext.ts'
import { usePlan } from './usePlan.ts'
import classes from './Import.module.css'

interface ReviewStepProps {
  readonly kind: Import
  readonly file: OpenedFile
  readonly onBegin: (started: Started, plan: readonly PlannedRow[], importContext: ImportContext) => void
  readonly onCancel: () => void
}

/** Labels of required fields without a column. */
const missingOf = ({ fields }: Import, targets: readonly Target[]): string[] => {
  const mapped = new Set(targets.flatMap((target) => (target === null ? [] : [target, ...(fields[target]?.parts ?? [])])))
  return Object.entries(fields).flatMap(([name, { label, isRequired }]) => (isRequired && !mapped.has(name) ? [label] : []))
}

export function ReviewStep({ kind, file, onBegin, onCancel }: ReviewStepProps) {
  const [choice, setChoice] = useState<TableChoice>({})
  const table = useMemo(() => tableOf(file, choice, kind.fields), [file, choice, kind])
  const guessed = useMemo(() => targetsFor(kind.name, table.headers, kind.fields), [kind, table])
  const [chosen, setChosen] = useState<{ readonly of: unknown; readonly targets: readonly Target[] } | null>(null)
  const targets = chosen?.of === table ? chosen.targets : guessed
  const { importContext, error, read, retry } = useImportContext(kind)
  const [overridden, setOverridden] = useState<ReadonlySet<number>>(new Set())
  const [option, setOption] = useState(() => firstOption(kind))
  const { headers, problem } = table
  const { rows, isOpen, questions, answer } = useNumberColumns(table, targets, kind.fields)
  const { plan, planned } = usePlan(problem === null ? importContext : null, rows, { headers, targets, option })
  const missing = missingOf(kind, targets)
  const isReady = problem === null && !isOpen

  const begin = (): void => {
    if (!plan || !importContext) return
    rememberTargets(kind.name, headers, targets)
    const started = {
      at: Date.now(),
      fileName: file.name,
      headers,
      targets,
      rows,
      overridden: [...overridden],
      option,
      round: readRound(kind.name),
    }
    onBegin(started, plan, importContext)
  }
  return (
    <>
      <FormSection
        title="Columns"
        aside={
          <span className={`hint ${classes.hint}`}>
            {table.sheet === null ? file.name : `${file.name}: ${counted(rowNoun, rows.length)}`}
          </span>
        }
      >
        {problem && (
          <Alert color={table.sheet === null ? 'gray' : 'red'} variant="light" role={table.sheet === null ? 'status' : 'alert'}>
            {problem}
          </Alert>
        )}
        <ColumnList
          kind={kind}
          table={table}
          targets={targets}
          guessed={guessed}
          onTargets={(next) => setChosen({ of: table, targets: next })}
          onChoice={(next) => setChoice(next.sheet === undefined ? { ...choice, ...next } : next)}
        />
        {kind.option?.fields.some((field) => targets.includes(field)) && (
          <NativeSelect
            label={kind.option.label}
            data={Object.entries(kind.option.choices).map(([value, label]) => ({ value, label }))}
            value={option ?? ''}
            onChange={(event) => setOption(event.currentTarget.value)}
            className={classes.option}
          />
        )}
        {problem === null && <NumberQuestions questions={questions} answer={answer} />}
        {problem === null && missing.length > 0 && (
          <Alert color="gray" variant="light" role="status">
            {`Choose the ${missing.length === 1 ? 'column' : 'columns'} for: ${missing.join(', ')}. Rows without ${missing.length === 1 ? 'it' : 'them'} can’t be added.`}
          </Alert>
        )}
      </FormSection>
      {isReady && (
        <FormSection title="Preview">
          {error !== null && <QueryProblem error={error} onRetry={retry} back={kind.back} />}
          {!plan && error === null && (
            <>
              <p className={classes.text}>
                {importContext
                  ? `Checking rows … ${planned.toLocaleString('en')} of ${rows.length.toLocaleString('en')}`
                  : `Looking at the ${kind.noun.many} that are there … ${read > 0 ? read.toLocaleString('en') : ''}`}
              </p>
              <SkeletonRows rows={6} columns="4rem 2fr 1fr" />
            </>
          )}
          {plan && <Verdict kind={kind} file={file} headers={headers} plan={plan} overridden={overridden} onOverride={setOverridden} />}
        </FormSection>
      )}
      <div className={`row ${classes.end}`}>
        <Button variant="default" onClick={onCancel}>
          Choose another file
        </Button>
        {plan && isReady && <BeginButton kind={kind} plan={plan} overridden={overridden} onBegin={begin} />}
      </div>
    </>
  )
}

interface VerdictProps {
  readonly kind: Import
  readonly file: OpenedFile
  readonly headers: readonly string[]
  readonly plan: readonly PlannedRow[]
  readonly overridden: ReadonlySet<number>
  readonly onOverride: (overridden: ReadonlySet<number>) => void
}

function Verdict({ kind, file, headers, plan, overridden, onOverride }: VerdictProps) {
  const counts = countDecisions(plan)
  const wrong = plan.flatMap(({ line, cells, decision }) =>
    decision.kind === 'wrong' ? [{ row: { line, cells }, message: decision.message }] : [],
  )
  return (
    <>
      <p className={classes.text} role="status">
        {formatCount(kind.noun, counts)}
      </p>
      {wrong.length > 0 && (
        <div className="wrap gap8">
          <Button variant="default" onClick={() => saveProblems(file.name, headers, wrong)}>
            {`Download ${counted(rowNoun, wrong.length)} with errors`}
          </Button>
        </div>
      )}
      <PossibleDuplicateRows kind={kind} plan={plan} overridden={overridden} onOverride={onOverride} />
      <RowPreview plan={plan} overridden={overridden} />
    </>
  )
}

interface BeginButtonProps {
  readonly kind: Import
  readonly plan: readonly PlannedRow[]
  readonly overridden: ReadonlySet<number>
  readonly onBegin: () => void
}

function BeginButton({ kind, plan, overridden, onBegin }: BeginButtonProps) {
  const count = plan.filter(
    ({ line, decision }) => decision.kind === 'new' || (decision.kind === 'possibleDuplicate' && overridden.has(line)),
  ).length
  if (count === 0) return <span className={`hint ${classes.hint}`}>Nothing to add</span>
  return <Button onClick={onBegin}>{`Import ${counted(kind.noun, count)}`}</Button>
}
