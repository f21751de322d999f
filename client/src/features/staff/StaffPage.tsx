import { recordPage } from '../../components/record/RecordPage.tsx'
import { staffRecord } from './record/staffRecord.tsx'

/** One person of the staff: how to reach them, when they work, what they may do, and what they have to do. */
export const StaffPage = recordPage(staffRecord, 'staffId')
