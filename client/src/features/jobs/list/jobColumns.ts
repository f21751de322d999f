import type { JobSort } from '../jobs.generated.ts'

export interface JobColumn {
  readonly key: string
  readonly label: string
  /** How the list is sorted by it, if it can be. */
  readonly sort?: JobSort
  readonly isNumeric?: true
}

/** From left to right. Widths, and which of them go first where it is narrow, stand in JobTable.module.css. */
export const jobColumns: readonly JobColumn[] = [
  { key: 'number', label: 'Job', sort: 'JOB_NUMBER' },
  { key: 'title', label: 'Title', sort: 'TITLE' },
  { key: 'customer', label: 'Customer and address', sort: 'CUSTOMER' },
  { key: 'when', label: 'When', sort: 'START_AT' },
  { key: 'staff', label: 'Staff' },
  { key: 'status', label: 'Status', sort: 'STATUS' },
  { key: 'priority', label: 'Priority', sort: 'PRIORITY' },
  { key: 'total', label: 'Total', sort: 'TOTAL', isNumeric: true },
]
