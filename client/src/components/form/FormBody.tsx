import { SavedAlreadyDialog } from './SavedAlready.tsx'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { type FocusEvent, type FormEvent, Fragment, type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { PageHeader } from '../page/PageHeader.tsx'
import { LabelsContext } from '../fields/labels.ts'
import type { Form, FormTypes } from './defineForm.ts'
import { FormColumns } from './FormLayout.tsx'
import { FormSections } from './FormSections.tsx'
import { LeaveGuard, NewLeaveGuard } from './LeaveGuard.tsx'
import { DraftBanner } from './DraftBanner.tsx'
import { NewerNote } from './NewerNote.tsx'
import { ResumeBanner } from './ResumeBanner.tsx'
import { Changed, SaveArea, SaveButton } from './SaveArea.tsx'
import { saveKeys, useSaveFromPage } from './saveKeys.ts'
import { discardLeftDraft, hasLeftDraft } from './useFormDraft.ts'
import { type Opened, useOpenForm } from './useOpenForm.ts'

/** The browser scrolls to the caret of a text area, which can leave its other lines below the bar. */
function revealTextArea({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
}

const PlainStaleDialog = lazyWithPreload(async () => (await import('./StaleDialog.tsx')).StaleDialog)

/** The head of the page. */
export interface FormHead {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly back: { readonly to: string; readonly label: string }
}

interface FormBodyProps<F extends FormTypes> {
  readonly form: Form<F>
  /** Of the form, for those who do not see it: "New job". */
  readonly label: string
  readonly head: FormHead
  readonly opened: Opened<F>
  readonly onStartOver: () => void
  /** Opens the draft that was left; what is typed now takes its place. */
  readonly onResume: () => void
}

const Plain = ({ children }: { readonly children: ReactNode }) => <Fragment>{children}</Fragment>

/** An open form with its head, its notes and what it asks. */
export function FormBody<F extends FormTypes>({ form, label, head, opened, onStartOver, onResume }: FormBodyProps<F>) {
  const { page, saving, draft, compare, takeStale, closeStale } = useOpenForm(form, opened)
  const { found } = opened
  const { question, doubt } = saving
  const [hasDraft, setHasDraft] = useState(() => page.record === null && hasLeftDraft(form.name))
  useSaveFromPage(page.submit)
  const { Around = Plain, Summary, Bar, Question } = form
  const StaleDialog = form.edit?.StaleDialog
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
      {Bar && <Bar page={page} />}
      <SaveButton form={form} page={page} />
    </>
  )
  const stale = page.stale && { page, stale: page.stale, onContinue: takeStale, onClose: closeStale }
  return (
    <Around page={page}>
      <FormProvider {...page.form}>
        <PageHeader title={head.title} subtitle={head.subtitle} back={head.back} />
        {page.record !== null && <NewerNote form={form} page={page} onCompare={compare} />}
        {found && <DraftBanner lostFiles={found.lostFiles} onStartOver={startOver} />}
        {hasDraft && <ResumeBanner noun={form.noun} onResume={resume} onDiscard={discardDraft} />}
        <form onSubmit={onSubmit} onFocus={revealTextArea} {...saveKeys(page.submit)} noValidate aria-label={label}>
          <FormColumns summary={summary} bar={bar} isBare={!Summary && page.record === null && page.problem === null}>
            <LabelsContext value={form.labels}>
              <FormSections form={form} page={page} />
            </LabelsContext>
          </FormColumns>
        </form>
        {doubt && form.found && (
          <SavedAlreadyDialog
            name={doubt.found && form.found.nameOf(doubt.found)}
            useLabel={form.found.useLabel ?? 'Open it'}
            againLabel="Create another"
            isSaving={saving.isSaving}
            onUse={saving.takeFound}
            onAgain={saving.sendAnother}
            onClose={saving.closeDoubt}
          />
        )}
        {question !== null && question !== undefined && Question && <Question page={page} question={question} />}
        {stale && (StaleDialog ? <StaleDialog {...stale} /> : <PlainStaleDialog form={form} {...stale} />)}
        {page.record === null ? (
          <NewLeaveGuard isOver={draft.isOver} onLeave={draft.leave} />
        ) : (
          <LeaveGuard noun={form.noun} isOver={draft.isOver} onDiscard={draft.end} />
        )}
      </FormProvider>
    </Around>
  )
}
