import { LateImportPage } from '../../../components/import/LateImportPage.ts'
import { customerImport } from './customerImport.ts'

/** `/customers/import`: customers out of a file. */
export const ImportCustomersPage = () => <LateImportPage kind={customerImport} />
