import type { JobBody } from '@callout/contracts/jobs/jobBody'
import type { JobMoney, JobRecord } from '../records.ts'
import type { JobReferences } from './jobReferences.ts'

type WorkField = Exclude<keyof JobBody & keyof JobRecord, keyof JobMoney | 'billing' | 'is_recurring' | 'staff_ids' | 'quote'>

export const workOf = (body: Pick<JobBody, WorkField>, { customer, property, category, branch }: JobReferences, { line_items }: JobMoney) =>
  ({
    branch_id: branch.id,
    title: body.title || (line_items[0]?.name ?? category.name),
    description: body.description || null,
    notes: body.notes || null,
    customer_id: customer.id,
    customer_name: customer.name,
    property_id: property.id,
    category_id: category.id,
    priority: body.priority,
  }) satisfies Pick<JobRecord, WorkField | 'customer_name'>
