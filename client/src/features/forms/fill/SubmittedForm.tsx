import { useApolloClient } from '@apollo/client/react'
import { formMessage } from '@callout/contracts/agreements/paperMessage'
import { TICKED } from '@callout/contracts/forms/codes'
import { askedKeys } from '@callout/contracts/forms/questions'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionsProvider, useActions } from '../../../components/actions/ActionsProvider.tsx'
import { useActor } from '../../../components/actions/useActor.ts'
import { saveFile } from '../../../components/csv/saveFile.ts'
import { type Filled, type FilledForm, filledOf, type FormField, givenIn, questionsIn, returnedSections } from '../questions/answers.ts'
import { type FormJobQuery, FormPaperDocument, type SavedFormQuery, useSavedFormQuery } from '../questions/forms.generated.ts'
import { photoAddress } from '../questions/PhotoField.tsx'
import { SignatureView } from '../questions/SignatureField.tsx'
import { getIds } from '../../messaging/letter.ts'
import { letterActionSet, type LetterSubject } from '../../messaging/letterActionSet.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { byName } from '../../../lib/session/onSite.ts'
import { readSession } from '../../../lib/session/session.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import look from '../questions/Forms.module.css'
import classes from './Fill.module.css'

type Saved = SavedFormQuery['jobForm']
type Job = FormJobQuery['job']

function Answer({ field, filled, job }: { readonly field: FormField; readonly filled: Filled | undefined; readonly job: Job }) {
  const format = useFormat()
  const value = filled?.value ?? ''
  if (field.dataType === 'CHECKBOX') return value === TICKED ? 'Yes' : 'No'
  if (!filled) return '–'
  if (field.dataType === 'DATE') return format.day(value)
  if (field.dataType === 'PHOTO')
    return (
      <ul className={look.photos}>
        {filled.photos?.map((photo, index) => (
          <li key={index}>
            <img src={photoAddress(photo)} alt={`${field.name}, ${index + 1} of ${filled.photos?.length}`} />
          </li>
        ))}
      </ul>
    )
  if (field.dataType !== 'SIGNATURE') return value
  const { signerName, signedAt, signedTotal, currencyCode } = filled
  const isOther = typeof signedTotal === 'number' && job.total !== null && job.total !== signedTotal
  return (
    <>
      {field.terms && <p className={`hint ${look.terms}`}>{field.terms}</p>}
      <SignatureView filled={filled} />
      <span className={look.note}>
        {filled.signatureImage ? 'Signed by' : 'Signed with a typed name by'} <bdi>{signerName}</bdi>
        {signedAt && `, ${format.dateTime(signedAt)}`}
      </span>
      {typeof signedTotal === 'number' && (
        <Alert variant="light" color={isOther ? 'yellow' : 'gray'} mt={8}>
          Signed at a total of {format.money(signedTotal, currencyCode)}.{' '}
          {isOther && `The job now comes to ${format.money(job.total ?? 0, job.currencyCode)}.`}
        </Alert>
      )}
    </>
  )
}

function Answers({ saved, job }: { readonly saved: Saved; readonly job: Job }) {
  const sections = returnedSections(saved.sections, saved.answers ?? [])
  const filled: FilledForm = filledOf(saved.answers ?? [], sections)
  const asked = askedKeys(questionsIn(sections), givenIn(filled))
  if (sections.length === 0) return <p className={look.note}>Couldn’t load the answers. See the PDF.</p>
  return sections.map(({ name, fields }, index) => {
    const shown = fields.filter(({ fieldKey }) => asked.has(fieldKey))
    return shown.length === 0 ? null : (
      <section key={`${index} ${name}`} className={look.section} aria-label={name}>
        <h2 className={look.title} dir="auto">
          {name}
        </h2>
        <dl className={`flush ${look.answers}`}>
          {shown.map((field) => (
            <div key={field.fieldKey}>
              <dt dir="auto">{field.name}</dt>
              <dd dir="auto">
                <Answer field={field} filled={filled[field.fieldKey]} job={job} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  })
}

function letterOf({ id, formName }: Saved, job: Job): LetterSubject {
  const form = formName ?? 'Form'
  const customer = job.customer?.name ?? null
  const about = { customerId: job.customer?.id ?? null, jobId: job.id, invoiceId: null }
  return {
    key: `form/${id}`,
    name: form,
    about,
    to: job.customer?.email ?? null,
    ...formMessage({ company: readSession('organization_name') ?? '', customer, form, job: job.jobNumber }),
    paper: { enclosure: { ...getIds(about), attachmentType: 'JOB_FORM', jobFormId: id }, name: `${form} (PDF)` },
  }
}

function Papers({ saved, job }: { readonly saved: Saved; readonly job: Job }) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const { run, busyKey } = useActions(letterActionSet)
  const letter = letterOf(saved, job)
  const maySend = letterActionSet.offered(letter, useActor()).includes('SEND')
  const download = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const { data } = await client.query({ query: FormPaperDocument, variables: { id: saved.id }, fetchPolicy: 'no-cache' })
      const { base64, fileName } = data?.jobFormPaper ?? {}
      if (base64)
        saveFile(
          fileName ?? 'form.pdf',
          Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
          'application/pdf',
        )
      else showError('No PDF available. Print the page instead.')
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <div className={`wrap ${classes.actions}`}>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={isBusy} onClick={() => void download()}>
        Download PDF
      </Button>
      {maySend && (
        <Button variant="default" leftSection={<IconSend size={16} aria-hidden />} onClick={() => busyKey === null && run('SEND', letter)}>
          Send
        </Button>
      )}
    </div>
  )
}

export const backTo = ({ id, jobNumber }: Pick<Job, 'id' | 'jobNumber'>) => ({ to: paths.job(id), label: jobNumber ?? 'Job' })

/** A submitted form, independent of later changes to the form. */
export function SubmittedForm({ job, id }: { readonly job: Job; readonly id: string }) {
  const format = useFormat()
  const { data, error, refetch } = useSavedFormQuery({ variables: { id } })
  if (!data && error) return <QueryProblem error={error} onRetry={() => void refetch().catch(() => {})} back={backTo(job)} />
  if (!data) return <Skeleton height={360} radius="md" role="status" aria-label="Loading the form" />
  const { jobForm: saved } = data
  const facts = [
    saved.submittedAt !== null && `Submitted ${format.dateTime(saved.submittedAt)}`,
    byName(saved.submittedBy),
    saved.formVersion !== null && `version\u00A0${saved.formVersion}`,
  ]
  return (
    <>
      <p className={look.note}>{facts.filter(Boolean).join(', ')}</p>
      <ActionsProvider set={letterActionSet}>
        <Papers saved={saved} job={job} />
      </ActionsProvider>
      <Answers saved={saved} job={job} />
    </>
  )
}
