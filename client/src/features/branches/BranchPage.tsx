import { recordPage } from '../../components/record/RecordPage.tsx'
import { branchRecord } from './record/branchRecord.tsx'

/** One branch: where it is, who runs it, who works there and what is to be done. */
export const BranchPage = recordPage(branchRecord, 'branchId')
