import { type FormEvent, Fragment, type ReactNode, Suspense } from 'react'
import { FormProvider } from 'react-hook-form'
import { lateComponent } from '../../shared/late/lateComponent.tsx'
import { latePart } from '../../shared/late/latePart.ts'
import { useIsWhole } from '../../shared/late/useIsWhole.ts'
import { useLatePart } from '../../shared/late/useLatePart.ts'
import { PageHeader } from '../../shared/ui/PageHeader.tsx'
import { LabelsContext } from '../fields/labels.ts'
import type { Form, FormTypes } from './defineForm.ts'
import { FormColumns } from './FormLayout.tsx'
import { FormSections } from './FormSections.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Changed, SaveArea, SaveButton } from './SaveArea.tsx'
import { saveKeys, useSaveFromPage } from './saveKeys.ts'
import { type Opened, useOpenForm } from './useOpenForm.ts'

const SavedAlreadyDialog = lateComponent(async () => (await import('../../shared/forms/SavedAlready.tsx')).SavedAlreadyDialog)
const PlainStaleDialog = lateComponent(async () => (await import('./StaleDialog.tsx')).StaleDialog)

const lateNote = latePart(async () => (await import('./NewerNote.tsx')).NewerNote)
const lateBanner = latePart(async () => (await import('./DraftBanner.tsx')).DraftBanner)

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
}

const Plain = ({ children }: { readonly children: ReactNode }) => <Fragment>{children}</Fragment>

/** An open form with its head, its notes and what it asks. */
export function FormBody<F extends FormTypes>({ form, label, head, opened, onStartOver }: FormBodyProps<F>) {
  const { page, saving, draft, compare, takeStale, closeStale } = useOpenForm(form, opened)
  const { found } = opened
  const { question, doubt } = saving
  const { part: NewerNote } = useLatePart(lateNote, page.record !== null)
  const { part: DraftBanner } = useLatePart(lateBanner, found !== null)
  const isWhole = useIsWhole()
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
  const summary = (
    <>
      {Summary ? isWhole && <Summary page={page} /> : page.record && <Changed form={form} page={page} />}
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
        {page.record !== null && NewerNote && <NewerNote form={form} page={page} onCompare={compare} />}
        {found && DraftBanner && <DraftBanner lostFiles={found.lostFiles} onStartOver={startOver} />}
        <form onSubmit={onSubmit} {...saveKeys(page.submit)} noValidate aria-label={label}>
          <FormColumns summary={summary} bar={bar} isBare={!Summary && page.record === null && page.problem === null}>
            <LabelsContext value={form.labels}>
              <FormSections form={form} page={page} />
            </LabelsContext>
          </FormColumns>
        </form>
        <Suspense fallback={null}>
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
          <LeaveGuard noun={form.noun} isOver={draft.isOver} onDiscard={draft.end} />
        </Suspense>
      </FormProvider>
    </Around>
  )
}
