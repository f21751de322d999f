import { ImportPage } from '../../../kit/import/ImportPage.tsx'
import { customerImport } from './customerImport.ts'

/** `/customers/import`: customers out of a file. */
export const ImportCustomersPage = () => <ImportPage kind={customerImport} />
