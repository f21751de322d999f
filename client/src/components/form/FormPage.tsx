import { type ReactNode, useMemo, useState } from 'react'
import { useStaffRights } from '../../lib/session/staffRights.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { QueryProblem } from '../states/QueryProblem.tsx'
import type { Form, FormTypes } from './formTypes.ts'
import { FormBody, type FormHead } from './FormBody.tsx'
import { FormSkeleton } from './FormLayout.tsx'
import { draftPlace } from '../../lib/forms/formDrafts.ts'
import { findDraft } from './formDraft.ts'
import { type FoundDraftOf, resumeLeftDraft, useFoundDraft } from './useFormDraft.ts'
import { useEndedSubscription } from '../../lib/session/useEndedSubscription.ts'
import { ClosedPage } from '../states/ClosedPage.tsx'
import { EndedPage } from '../states/EndedPage.tsx'
import { PageTitle } from '../page/PageHeader.tsx'

interface OfForm<F extends FormTypes> {
  readonly form: Form<F>
  readonly label: string
  /** Back link; default: the plain list. */
  readonly back?: FormHead['back']
}

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

/** Shows the form to permitted users; otherwise the reason it is closed. */
export function FormGate<F extends FormTypes>({ form, label, back = form.list, children }: FormGateProps<F>) {
  const holds = useAuthority()
  const hasRight = useStaffRights()
  const may = form.needs === null || (form.staffRight !== undefined && hasRight(form.staffRight)) || holds(form.needs)
  if (may === true) return children
  if (may === null) return <FormLoading form={form} label={label} />
  return (
    <ClosedPage title={label} back={back}>
      {form.forbiddenMessage}
    </ClosedPage>
  )
}

export interface Start<F extends FormTypes> {
  readonly context: F['context']
  readonly record: F['record']
  readonly title?: string
  readonly subtitle?: ReactNode
  /** Beside the title. */
  readonly badge?: ReactNode
  readonly back?: FormHead['back']
}

/** Query state of the initial data while `start` is null. */
export interface FormPageProps<F extends FormTypes> extends OfForm<F> {
  /** Referentially stable while its content is unchanged. */
  readonly start: Start<F> | null
  readonly error?: unknown
  readonly onRetry?: () => void
}

export function FormPage<F extends FormTypes>({ form, label, back = form.list, start, error, onRetry = () => {} }: FormPageProps<F>) {
  const [round, setRound] = useState(0)
  const defaults = useMemo(
    () => start && form.valuesOf(start.record, start.context, form.scopeOf(start.record, start.context, undefined)),
    [form, start],
  )
  const draft = useFoundDraft(form, defaults)
  const [resumed, setResumed] = useState<FoundDraftOf<F> | null>(null)
  const ended = useEndedSubscription()
  const [isOpened, setIsOpened] = useState(false)
  if (!start && error) {
    return (
      <>
        <PageTitle>{label}</PageTitle>
        <QueryProblem isPage error={error} onRetry={onRetry} back={back} />
      </>
    )
  }
  const isUnknown = ended === undefined && !isOpened && start?.record === null
  if (!start || draft === undefined || isUnknown) return <FormLoading form={form} label={label} />
  // An open form, and input of earlier, stay.
  if (ended && !isOpened && !start.record && !draft) return <EndedPage title={label} ended={ended} back={start.back ?? back} />
  if (!isOpened) setIsOpened(true)
  const found = round === 0 ? draft : resumed
  const begin = (next: FoundDraftOf<F> | null): void => {
    setResumed(next)
    setRound(round + 1)
  }
  const resume = async (): Promise<void> => {
    resumeLeftDraft(form.name)
    if (defaults) begin(await findDraft<F['values'], F['scope']>(draftPlace(form.name), defaults, form.files))
  }
  const { context, record, title = label, subtitle, badge } = start
  return (
    <FormBody
      key={round}
      form={form}
      label={label}
      head={{ title, subtitle, badge, back: start.back ?? back }}
      // A draft's scope takes precedence over the URL's.
      opened={{ context, record, scope: form.scopeOf(record, context, found?.base?.scope), found }}
      onStartOver={() => begin(null)}
      onResume={() => void resume()}
    />
  )
}
