import { LazyImportPage } from '../../../components/import/LazyImportPage.ts'
import { customerImport } from './customerImport.ts'

/** `/customers/import`: customers out of a file. */
export const ImportCustomersPage = () => <LazyImportPage kind={customerImport} />
