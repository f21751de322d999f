import { type OpenedPage, openedRecord } from '../../kit/record/openedPages.ts'
import { staffRecord } from './record/staffRecord.tsx'

export const openedPages: readonly OpenedPage[] = [openedRecord('/staff/:staffId', staffRecord)]
