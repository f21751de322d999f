import { recordPage } from '../../components/record/RecordPage.tsx'
import { branchRecord } from './record/branchRecord.tsx'

export const BranchPage = recordPage(branchRecord, 'branchId')
