import { LazyImportPage } from '../../../components/import/LazyImportPage.ts'
import { customerImport } from './customerImport.ts'
import { customerImportRules } from './customerImportRules.ts'

const kind = { ...customerImport, rules: customerImportRules }

/** `/customers/import`: customers out of a file. */
export const ImportCustomersPage = () => <LazyImportPage kind={kind} />
