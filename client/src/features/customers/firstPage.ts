import type { FirstPage } from '../../kit/list/firstPage.ts'
import { customerList } from './list/customerList.tsx'

export const firstPage: FirstPage = { list: customerList, page: 'CustomerListPage.tsx' }
