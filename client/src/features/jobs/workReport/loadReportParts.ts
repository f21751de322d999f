import type { ApolloClient } from '@apollo/client'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { SavedFormDocument, type SavedFormQuery } from '../../forms/questions/forms.generated.ts'
import type { Job } from '../job.ts'
import { CompanyOnPaperDocument } from '../print/company.generated.ts'
import type { Company } from '../print/JobSheet.tsx'
import { type Signature, signatureIn } from './workReport.ts'

/** Bound of the calls for a signature: the newest submitted forms. */
const MOST_FORMS = 6

interface ReportParts {
  /** null: could not be loaded. */
  readonly company: Company | null
  readonly signature: Signature | null
  /** A submitted form could not be loaded, so its signature may be missing. */
  readonly isSignatureUnknown: boolean
}

/** Ids of the job's submitted forms. */
export const submittedForms = ({ forms }: Pick<Job, 'forms'>): readonly string[] =>
  (forms ?? []).flatMap(({ jobFormId, isSubmitted }) => (isSubmitted === true && jobFormId !== null ? [jobFormId] : [])).slice(-MOST_FORMS)

/** Data outside of the job: the company, and the customer's signature from its forms. Each may fail alone. */
export async function loadReportParts(client: ApolloClient, formIds: readonly string[], signal: AbortSignal): Promise<ReportParts> {
  const context = { fetchOptions: { signal } }
  const loadForm = async (id: string): Promise<SavedFormQuery['jobForm'] | null> =>
    client.query({ query: SavedFormDocument, variables: { id }, context }).then(
      (answer) => requiredData(answer).jobForm,
      () => null,
    )
  const [company, ...forms] = await Promise.all([
    client.query({ query: CompanyOnPaperDocument, context }).then(
      ({ data }) => data?.generalData ?? null,
      () => null,
    ),
    ...formIds.map(loadForm),
  ])
  const loaded = forms.filter((form) => form !== null)
  const signature = signatureIn(loaded)
  return { company, signature, isSignatureUnknown: signature === null && loaded.length < forms.length }
}
