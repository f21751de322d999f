import { type OpenedPage, openedRecord } from '../../kit/record/openedPages.ts'
import { customerRecord } from './record/customerRecord.tsx'

export const openedPages: readonly OpenedPage[] = [openedRecord('/customers/:customerId', customerRecord)]
