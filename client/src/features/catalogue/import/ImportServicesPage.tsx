import { LazyImportPage } from '../../../components/import/LazyImportPage.ts'
import { serviceImport } from './serviceImport.ts'
import { serviceImportRules } from './serviceImportRules.ts'

const kind = { ...serviceImport, rules: serviceImportRules }

/** `/price-list/import`: imports services and products from a file. */
export const ImportServicesPage = () => <LazyImportPage kind={kind} />
