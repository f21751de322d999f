import { Alert, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { AppDialog } from '../overlays/AppDialog.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { useLeaveGuard } from '../form/useLeaveGuard.ts'
import type { Import } from './defineImport.ts'
import type { OpenedFile } from './file/fileTable.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { RunStep } from './RunStep.tsx'
import { SourceStep } from './SourceStep.tsx'
import { useImportRun } from './useImportRun.ts'
import classes from './Import.module.css'
import { ClosedPage } from '../states/ClosedPage.tsx'
import { PageSkeleton } from '../states/SkeletonRows.tsx'

/** Imports records from a file: choose, review, add, undo. Requires the authority. */
export function ImportPage({ kind }: { readonly kind: Import }) {
  const may = useAuthority()(kind.needs)
  if (may === null) return <PageSkeleton />
  if (may) return <OpenImport kind={kind} />
  return (
    <ClosedPage title={getTitle(kind)} back={kind.back}>
      {kind.text}
    </ClosedPage>
  )
}

const getTitle = ({ noun }: Import): string => `Import ${noun.many}`

function OpenImport({ kind }: { readonly kind: Import }) {
  const run = useImportRun(kind)
  const [file, setFile] = useState<OpenedFile | null>(null)
  /** Shows the import that was started. */
  const [isShown, setIsShown] = useState(run.left > 0)
  const state = isShown ? run.run : null
  const step = state ? state.phase : file ? 'review' : 'source'
  const isBusy = state !== null && state.phase !== 'over'
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(step)
  useEffect(() => {
    if (first.current !== step) {
      place.current?.focus({ preventScroll: true })
      document.documentElement.scrollTop = 0
    }
    first.current = step
  }, [step])
  return (
    <>
      <PageHeader title={getTitle(kind)} back={kind.back} />
      <div ref={place} tabIndex={-1} className={classes.page} role="group" aria-label={getTitle(kind)}>
        {step === 'source' && run.run && (
          <Alert variant="light" color="gray" className={classes.last} title={`Your last import: ${run.run.started.fileName}`}>
            <div className="wrap gap8">
              <Button variant="default" size="compact-sm" onClick={() => setIsShown(true)}>
                Show
              </Button>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={run.forget}>
                Forget
              </Button>
            </div>
          </Alert>
        )}
        {step === 'source' && <SourceStep kind={kind} onOpen={setFile} />}
        {step === 'review' && file && (
          <ReviewStep
            kind={kind}
            file={file}
            onCancel={() => setFile(null)}
            onBegin={(...started) => {
              setIsShown(true)
              run.begin(...started)
            }}
          />
        )}
        {state && (
          <RunStep
            kind={kind}
            state={state}
            run={run}
            onAgain={() => {
              setFile(null)
              setIsShown(false)
            }}
          />
        )}
      </div>
      <StopDialog isBusy={isBusy} />
    </>
  )
}

function StopDialog({ isBusy }: { readonly isBusy: boolean }) {
  const isOver = useRef(false)
  const blocker = useLeaveGuard(isBusy, isOver)
  const stay = (): void => blocker.reset?.()
  return (
    <AppDialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title="Stop the import?"
      actions={
        <>
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            Stop and leave
          </Button>
          <Button onClick={stay} data-autofocus>
            Stay here
          </Button>
        </>
      }
    >
      It’s still running. You can continue it here later.
    </AppDialog>
  )
}
