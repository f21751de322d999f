/** Values that resolvers receive for GraphQL types (`mappers` in `codegen.ts`). */
import type { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import type { Camel } from '@callout/contracts/wire/casing'
import type { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { CustomerRow, Property } from '@callout/contracts/customers/schemas'
import type { StaffVisit } from '@callout/contracts/dashboard/schemas'
import type { Form, FormSection, FormSummary, JobForm } from '@callout/contracts/forms/schemas'
import type { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import type { InvoiceRow } from '@callout/contracts/invoices/schemas'
import type { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import type { DispatchVisit } from '@callout/contracts/jobs/schemas/dispatch'
import type { CustomerSummary, JobSummary, PropertySummary } from '@callout/contracts/jobs/schemas/list'
import type { Visit } from '@callout/contracts/jobs/schemas/visit'
import type { ClientNotification } from '@callout/contracts/notifications/schemas'
import type { planEndpoints } from '@callout/contracts/plans/endpoints'
import type { profileEndpoints } from '@callout/contracts/profile/endpoints'
import type { SubscriptionDetails, User } from '@callout/contracts/profile/schemas'
import type { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'
import type { z } from '@callout/contracts/wire/zod'
import type { RestData } from '../rest/types.ts'

export type JobDetail = RestData<typeof jobEndpoints.getJob>
export type JobSource = Camel<JobSummary> | JobDetail
/** The id of a job shown in place of a visit may be no number. */
export type VisitSource = Omit<Camel<Visit>, 'id'> & { readonly id: number | string }
export type StaffVisitSource = Camel<StaffVisit>
/** `isJob`: a job in place of a visit, since the backend returns no visits. */
export type DispatchVisitSource = Omit<Camel<DispatchVisit>, 'id'> & { readonly id: number | string; readonly isJob?: boolean }

export type CustomerDetail = RestData<typeof customerEndpoints.getCustomer>
export type CustomerRowSource = Camel<CustomerRow>
/** As embedded in a job, as a list row, or the full record. */
export type CustomerSource = Camel<z.output<typeof CustomerSummary>> | CustomerRowSource | CustomerDetail
/** The full record, or as embedded in a job. Rows of the job list have fewer fields and the `jobId` to read the rest. */
export type PropertySource =
  | (Camel<z.output<typeof PropertySummary>> & { readonly jobId: number })
  | NonNullable<JobDetail['property']>
  | Camel<Property>

export type FormSource = Camel<FormSummary> & Partial<Camel<Form>>
export type JobFormSource = Camel<JobForm>
export type FormFieldSource = Camel<FormSection>['fields'][number] & { fieldKey: string }
export interface FormSectionSource {
  section: Camel<FormSection>['section']
  fields: FormFieldSource[]
}

export type InvoiceRowSource = Camel<InvoiceRow>
export type InvoiceSource = InvoiceRowSource | RestData<typeof invoiceEndpoints.getInvoice>
export type UnpaidInvoiceSource = NonNullable<RestData<typeof invoiceEndpoints.cashOut>['failed']>[number]

export type SentAttachmentSource = RestData<typeof agreementEndpoints.sendAttachment>
/** Logged messages always have an id. */
export type ClientMessageSource = Omit<Camel<ClientNotification>, 'id'> & { readonly id: number | string }

export type UserSource = Camel<User> & { readonly isSignedIn?: boolean }
export type SubscriptionSource = Camel<SubscriptionDetails>
export type GeneralDataSource = RestData<typeof profileEndpoints.getGeneralData>

export type OwnSubscriptionSource = RestData<typeof planEndpoints.getSubscription>
export type SubscribedSource = RestData<typeof planEndpoints.subscribe>

export type StaticContentSource =
  | RestData<typeof staticContentEndpoints.listStaticContents>['contents'][number]
  | RestData<typeof staticContentEndpoints.getStaticContent>
