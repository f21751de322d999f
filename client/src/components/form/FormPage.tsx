import { type ReactNode, useMemo, useState } from 'react'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { QueryProblem } from '../states/QueryProblem.tsx'
import type { Form, FormTypes } from './defineForm.ts'
import { FormBody, type FormHead } from './FormBody.tsx'
import { FormSkeleton } from './FormLayout.tsx'
import { draftPlace } from '../../lib/forms/formDrafts.ts'
import { findDraft } from './formDraft.ts'
import { type FoundDraftOf, resumeLeftDraft, useFoundDraft } from './useFormDraft.ts'
import { ClosedPage } from '../states/ClosedPage.tsx'
import { PageTitle } from '../page/PageHeader.tsx'

interface OfForm<F extends FormTypes> {
  readonly form: Form<F>
  /** Of the form, and of the page while nothing better is known: "New job". */
  readonly label: string
  /** Where it leads back to, if that is not the plain list. */
  readonly back?: FormHead['back']
}

/** A form while it is not known what it begins with. */
export function FormLoading<F extends FormTypes>({ form, label }: Pick<OfForm<F>, 'form' | 'label'>) {
  return (
    <>
      <PageTitle>{label}</PageTitle>
      <FormSkeleton titles={form.sections.filter(({ isShown }) => !isShown).map(({ title }) => title)} />
    </>
  )
}

export interface FormGateProps<F extends FormTypes> extends OfForm<F> {
  readonly children: ReactNode
}

/** A form for those who may use it; for the others, that it is closed and why. */
export function FormGate<F extends FormTypes>({ form, label, back = form.list, children }: FormGateProps<F>) {
  const holds = useAuthority()
  const may = form.needs === null || holds(form.needs)
  if (may === true) return children
  if (may === null) return <FormLoading form={form} label={label} />
  return (
    <ClosedPage title={label} back={back}>
      {form.words}
    </ClosedPage>
  )
}

/** What a form begins with. */
export interface Start<F extends FormTypes> {
  readonly own: F['own']
  readonly record: F['record']
  readonly title?: string
  readonly subtitle?: ReactNode
  readonly back?: FormHead['back']
}

/** Reading what a form begins with, where `start` is null. */
export interface FormPageProps<F extends FormTypes> extends OfForm<F> {
  /** The same object as long as it says the same. */
  readonly start: Start<F> | null
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Looks for what was typed here before, and begins with it. */
export function FormPage<F extends FormTypes>({ form, label, back = form.list, start, error, onRetry = () => {} }: FormPageProps<F>) {
  const [round, setRound] = useState(0)
  const defaults = useMemo(
    () => start && form.valuesOf(start.record, start.own, form.scopeOf(start.record, start.own, undefined)),
    [form, start],
  )
  const draft = useFoundDraft(form, defaults)
  const [resumed, setResumed] = useState<FoundDraftOf<F> | null>(null)
  if (!start && error) {
    return (
      <>
        <PageTitle>{label}</PageTitle>
        <QueryProblem isPage error={error} onRetry={onRetry} back={back} />
      </>
    )
  }
  if (!start || draft === undefined) return <FormLoading form={form} label={label} />
  const found = round === 0 ? draft : resumed
  const begin = (next: FoundDraftOf<F> | null): void => {
    setResumed(next)
    setRound(round + 1)
  }
  const resume = async (): Promise<void> => {
    resumeLeftDraft(form.name)
    if (defaults) begin(await findDraft<F['values'], F['scope']>(draftPlace(form.name), defaults, form.files))
  }
  const { own, record, title = label, subtitle } = start
  return (
    <FormBody
      key={round}
      form={form}
      label={label}
      head={{ title, subtitle, back: start.back ?? back }}
      // What was typed is of the part that was chosen then, whatever the address says.
      opened={{ own, record, scope: form.scopeOf(record, own, found?.base?.scope), found }}
      onStartOver={() => begin(null)}
      onResume={() => void resume()}
    />
  )
}
