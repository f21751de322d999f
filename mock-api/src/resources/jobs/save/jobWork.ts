import type { JobBody } from '@callout/contracts/jobs/jobBody'
import type { JobMoney } from '../records.ts'
import type { JobReferences } from './jobReferences.ts'

type Body = Pick<JobBody, 'title' | 'description' | 'notes' | 'priority'>

/** What a job is, for whom and where, as the body wants it. Without a title it is called as its first line, else as its trade. */
export const workOf = (body: Body, { customer, property, category, branch }: JobReferences, { line_items }: JobMoney) => ({
  branch_id: branch.id,
  title: body.title || (line_items[0]?.name ?? category.name),
  description: body.description || null,
  notes: body.notes || null,
  customer_id: customer.id,
  customer_name: customer.name,
  property_id: property.id,
  category_id: category.id,
  priority: body.priority,
})
