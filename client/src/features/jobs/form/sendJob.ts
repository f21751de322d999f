import type { ApolloClient } from '@apollo/client'
import type { JobFormValues } from './jobFormValues.ts'
import { jobInputOf } from './jobInputOf.ts'
import { type CreateJobMutation, CreateJobDocument, JobPreviewDocument, type JobPreviewQuery } from './sendJob.generated.ts'

export type JobPreview = JobPreviewQuery['jobPreview']
export type CreatedJob = CreateJobMutation['createJob']

/** What valid values would come to, clashes included. */
export async function previewJob(client: ApolloClient, values: JobFormValues): Promise<JobPreview | undefined> {
  const variables = { input: jobInputOf(values) }
  const { data } = await client.query({ query: JobPreviewDocument, variables, fetchPolicy: 'no-cache' })
  return data?.jobPreview
}

/** Books the job, once for each key. */
export async function createJob(client: ApolloClient, values: JobFormValues, idempotencyKey: string): Promise<CreatedJob | undefined> {
  const variables = { input: jobInputOf(values), idempotencyKey }
  const { data } = await client.mutate({ mutation: CreateJobDocument, variables })
  return data?.createJob
}
