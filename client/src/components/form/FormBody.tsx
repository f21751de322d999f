import { SavedAlreadyDialog } from './SavedAlready.tsx'
import { type FormEvent, Fragment, type ReactNode, useState, type RefObject } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import { PageHeader } from '../page/PageHeader.tsx'
import { LabelsContext } from '../fields/labels.ts'
import type { Form, FormTypes } from './formTypes.ts'
import { FormColumns } from './FormLayout.tsx'
import { FormSections } from './FormSections.tsx'
import { NewerNote } from './NewerNote.tsx'
import { Changed, SaveArea, SaveButton } from './SaveArea.tsx'
import { saveKeys, useSaveFromPage } from './saveKeys.ts'
import { discardLeftDraft, hasLeftDraft } from './useFormDraft.ts'
import { type Opened, useOpenForm } from './useOpenForm.ts'
import { Alert, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import classes from './DraftBanner.module.css'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useLeaveGuard, useLeaveNotice } from './useLeaveGuard.ts'
import { StaleDialog } from './StaleDialog.tsx'

interface ResumeBannerProps {
  readonly noun: string
  readonly onResume: () => void
  readonly onDiscard: () => void
}

function ResumeBanner({ noun, onResume, onDiscard }: ResumeBannerProps) {
  return (
    <Alert className={classes.banner} variant="light" role="status" icon={<IconHistory size={18} aria-hidden />} title="Unsaved draft">
      <div className={`row ${classes.bannerBody}`}>
        <span>You left a new {noun} without saving it.</span>
        <span className="flex gap8">
          <Button variant="subtle" size="xs" onClick={onDiscard}>
            Discard draft
          </Button>
          <Button variant="default" size="xs" onClick={onResume}>
            Resume draft
          </Button>
        </span>
      </div>
    </Alert>
  )
}

interface LeaveGuardProps {
  readonly noun: string
  /** The form is saved or discarded. */
  readonly isOver: Readonly<RefObject<boolean>>
  readonly onDiscard: () => void
}

interface NewGuardProps extends Pick<LeaveGuardProps, 'isOver'> {
  /** Called before navigating away from the unsaved form. */
  readonly onLeave: () => void
}

function LeaveGuard({ noun, isOver, onDiscard }: LeaveGuardProps) {
  const { isDirty } = useFormState()
  const blocker = useLeaveGuard(isDirty, isOver)
  return blocker.state === 'blocked' && <LeaveDialog blocker={blocker} noun={noun} onDiscard={onDiscard} />
}

/** Allows leaving a new record's form: its draft is offered on return. */
function NewLeaveGuard({ isOver, onLeave }: NewGuardProps) {
  const { isDirty } = useFormState()
  useLeaveNotice(isDirty, isOver, onLeave)
  return null
}

interface DraftBannerProps {
  readonly lostFiles: readonly string[]
  readonly onStartOver: () => void
}

function DraftBanner({ lostFiles, onStartOver }: DraftBannerProps) {
  return (
    <Alert className={classes.banner} variant="light" role="status" icon={<IconHistory size={18} aria-hidden />} title="Draft restored">
      <div className={`row ${classes.bannerBody}`}>
        <span>
          What you typed last time is restored.
          {lostFiles.length > 0 && ` Files couldn’t be kept. Add them again: ${lostFiles.join(', ')}.`}
        </span>
        <Button variant="default" size="xs" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </Alert>
  )
}

export interface FormHead {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly badge?: ReactNode
  readonly back: { readonly to: string; readonly label: string }
}

interface FormBodyProps<F extends FormTypes> {
  readonly form: Form<F>
  readonly label: string
  readonly head: FormHead
  readonly opened: Opened<F>
  readonly onStartOver: () => void
  /** Opens the saved draft and stores the current input in its place. */
  readonly onResume: () => void
}

const Plain = ({ children }: { readonly children: ReactNode }) => <Fragment>{children}</Fragment>

export function FormBody<F extends FormTypes>({ form, label, head, opened, onStartOver, onResume }: FormBodyProps<F>) {
  const { page, saving, draft, compare, takeStale, closeStale } = useOpenForm(form, opened)
  const { found } = opened
  const { question, duplicate } = saving
  const [hasDraft, setHasDraft] = useState(() => page.record === null && hasLeftDraft(form.name))
  useSaveFromPage(page.submit)
  const { Wrapper = Plain, Summary, MobileFooter, Question } = form
  const OwnStaleDialog = form.edit?.StaleDialog
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    page.submit()
  }
  const startOver = (): void => {
    draft.end()
    onStartOver()
  }
  const resume = (): void => {
    draft.close()
    onResume()
  }
  const discardDraft = (): void => {
    discardLeftDraft(form)
    setHasDraft(false)
  }
  const summary = (
    <>
      {Summary ? <Summary page={page} /> : page.record && <Changed form={form} page={page} />}
      <SaveArea form={form} page={page} />
    </>
  )
  const bar = (
    <>
      {MobileFooter && <MobileFooter page={page} />}
      <SaveButton form={form} page={page} variant={form.isFooterPrimary ? 'default' : 'filled'} />
    </>
  )
  const stale = page.stale && { page, stale: page.stale, onContinue: takeStale, onClose: closeStale }
  return (
    <Wrapper page={page}>
      <FormProvider {...page.form}>
        <PageHeader title={head.title} subtitle={head.subtitle} badge={head.badge} back={head.back} />
        {page.record !== null && <NewerNote form={form} page={page} onCompare={compare} />}
        {found && <DraftBanner lostFiles={found.lostFiles} onStartOver={startOver} />}
        {hasDraft && <ResumeBanner noun={form.noun} onResume={resume} onDiscard={discardDraft} />}
        <form onSubmit={onSubmit} {...saveKeys(page.submit)} noValidate aria-label={label}>
          <FormColumns summary={summary} bar={bar} isBare={!Summary && page.record === null && page.problem === null}>
            <LabelsContext value={form.labels}>
              <FormSections form={form} page={page} />
            </LabelsContext>
          </FormColumns>
        </form>
        {duplicate && (
          <SavedAlreadyDialog
            name={duplicate.found && duplicate.found.name}
            useLabel={duplicate.found?.useLabel ?? 'Open it'}
            againLabel="Create another"
            isSaving={saving.isSaving}
            onUse={saving.takeFound}
            onAgain={saving.submitAgain}
            onClose={saving.closeDuplicate}
          />
        )}
        {question !== null && question !== undefined && Question && <Question page={page} question={question} />}
        {stale && (OwnStaleDialog ? <OwnStaleDialog {...stale} /> : <StaleDialog form={form} {...stale} />)}
        {page.record === null ? (
          <NewLeaveGuard isOver={draft.isOver} onLeave={draft.leave} />
        ) : (
          <LeaveGuard noun={form.noun} isOver={draft.isOver} onDiscard={draft.end} />
        )}
      </FormProvider>
    </Wrapper>
  )
}
