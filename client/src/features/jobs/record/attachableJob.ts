import type { Job } from '../job.ts'

type Parts = Pick<Job, 'id' | 'jobNumber' | 'title' | 'lockVersion'>

export interface AttachableJob extends Parts {
  readonly customer: { readonly id: string }
  readonly property: { readonly id: string }
  readonly category: { readonly id: string }
  readonly forms: NonNullable<Job['forms']>
}

/** null if the backend didn't return a required part. */
export function attachableJob({ customer, property, category, forms, ...job }: Job): AttachableJob | null {
  return customer && property && category && forms ? { ...job, customer, property, category, forms } : null
}
