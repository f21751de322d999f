import { LazyImportPage } from '../../../components/import/LazyImportPage.ts'
import { serviceImport } from './serviceImport.ts'
import { serviceImportRules } from './serviceImportRules.ts'

const kind = { ...serviceImport, rules: serviceImportRules }

export const ImportServicesPage = () => <LazyImportPage kind={kind} />
