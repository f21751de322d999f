import { recordPage } from '../../components/record/RecordPage.tsx'
import { staffRecord } from './record/staffRecord.tsx'

export const StaffPage = recordPage(staffRecord, 'staffId')
