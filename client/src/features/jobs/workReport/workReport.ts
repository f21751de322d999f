import { byMark } from '../../../components/files/photoMarks.ts'
import { type PairedPhotos, pairPhotos } from '../../../components/files/photoPairs.ts'
import type { SavedFormQuery } from '../../forms/questions/forms.generated.ts'
import { customerName } from '../../customers/picker/customerText.ts'
import type { Job } from '../job.ts'
import { jobHeading } from '../labels/jobName.ts'
import { isVisitDone } from './isWorkDone.ts'
import { byStart } from '../../visits/headVisit.ts'
import type { Company } from '../print/JobSheet.tsx'

export type Photo = NonNullable<Job['attachments']>[number]
type Visit = NonNullable<Job['visits']>[number]
type Line = NonNullable<Job['lineItems']>[number]

export interface Signature {
  /** Data URL of a drawn signature; null: typed. */
  readonly image: string | null
  readonly signer: string
  /** Unix seconds; null: missing. */
  readonly signedAt: number | null
}

export interface WorkReport {
  readonly jobId: string
  readonly heading: string
  readonly jobNumber: string | null
  readonly customer: { readonly id: string; readonly name: string; readonly email: string | null } | null
  /** Name and address; '' if missing. */
  readonly property: string
  readonly company: { readonly name: string; readonly details: string }
  readonly timezone: string | null
  /** The work done; '' if missing. */
  readonly notes: string
  /** Visits that are done. */
  readonly visits: readonly Visit[]
  /** Parts and services, without prices; null: not returned. */
  readonly lines: readonly Line[] | null
  readonly photos: readonly Photo[] | null
  readonly signature: Signature | null
}

/** The newest signature in the job's submitted forms; null without one. */
export function signatureIn(forms: readonly SavedFormQuery['jobForm'][]): Signature | null {
  const signed = forms.flatMap(({ answers }) =>
    (answers ?? []).flatMap(({ signatureImage, signerName, signedAt }) =>
      signerName ? [{ image: signatureImage, signer: signerName, signedAt }] : [],
    ),
  )
  return signed.toSorted((a, b) => (a.signedAt ?? 0) - (b.signedAt ?? 0)).at(-1) ?? null
}

/** Marked photos first in pairs, then the others. */
export const photosOf = ({ attachments }: Pick<Job, 'attachments'>): readonly Photo[] | null =>
  attachments && byMark(attachments.filter(({ contentType }) => contentType?.startsWith('image/')))

export function workReportOf(job: Job, company: Company | null, signature: Signature | null, ownName: string): WorkReport {
  const { id, jobNumber, customer, property, timezone, jobFinishedNotes, visits, lineItems } = job
  return {
    jobId: id,
    heading: jobHeading(job),
    jobNumber,
    customer: customer && { id: customer.id, name: customerName(customer), email: customer.email },
    property: [property?.name, property?.address].filter(Boolean).join(' · '),
    company: {
      name: company?.organizationName || ownName,
      details: [company?.address, company?.organizationEmail].filter(Boolean).join(' · '),
    },
    timezone,
    notes: jobFinishedNotes?.trim() ?? '',
    visits: (visits ?? []).filter(isVisitDone).toSorted(byStart),
    lines: lineItems,
    photos: photosOf(job),
    signature,
  }
}

export interface ReportOptions {
  readonly withTimes: boolean
  /** Ids of photos that are left out. */
  readonly without: ReadonlySet<string>
}

/** The chosen photos, those of one subject together. */
export const chosenPhotos = ({ photos }: WorkReport, { without }: ReportOptions): PairedPhotos<Photo> =>
  pairPhotos((photos ?? []).filter(({ id }) => !without.has(id)))
