/** What resolvers have of jobs and visits. */
import type { Camel } from '@callout/contracts/casing'
import type { StaffVisit } from '@callout/contracts/dashboard/schemas'
import type { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import type { DispatchVisit } from '@callout/contracts/jobs/schemas/dispatch'
import type { JobSummary } from '@callout/contracts/jobs/schemas/list'
import type { Visit } from '@callout/contracts/jobs/schemas/visit'
import type { RestData } from '../rest/types.ts'

export type JobDetail = RestData<typeof jobEndpoints.getJob>
/** A row of the list, or the job itself. */
export type JobSource = Camel<JobSummary> | JobDetail
export type VisitSource = Camel<Visit>
export type StaffVisitSource = Camel<StaffVisit>
export type DispatchVisitSource = Camel<DispatchVisit>
